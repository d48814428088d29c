import { clauseOf } from './mentions.ts'
import type { WatchedName } from './recognised.ts'

/** Pattern of the beginnings of words for a form or a container, such as "tab" or "caj", that follow a number. */
export const FORM =
  '(?:tab|c[áa]p|comp|gragea|got|amp|[áa]mpula|parche|past|p[íi]ldora|cucharad|supositorio|[óo]vulo|sobre|disparo|dosis|caja|frasco|envase|pieza|unidad)'
export const NUMBER = String.raw`(?:\d*[.,]?\d+(?:\/\d+)?|\bun[ao]?\b|\bmedia\b|\bdos\b|\btres\b|½)`
export const AMOUNT = String.raw`${NUMBER} *\)?(?:mg|mcg|µg|ug|gr?|m[lL]|ui|cc|%|${FORM})`
/** Pattern of text from the start of a clause to a drug's name that makes the mention an order: "Tomar una …". */
export const TAKE = new RegExp(
  String.raw`^[\s,]*(?:(?:y|adem[áa]s|luego|despu[ée]s|tambi[ée]n),? +)*(?:tom(?:ar|e)|us(?:ar|e)|apli(?:car|que)|administr(?:ar|e)|dar(?:le)?|inhal(?:ar|e)|fum(?:ar|e)|inici(?:ar|e)|agreg(?:ar|ue)|a[ñn]ad(?:ir|a)|compr(?:ar|e)|surt(?:ir|a))(?: +(?:un[ao]?|el|la|los|las|de|con|${NUMBER}))* *$`,
  'iu',
)
/** Pattern of text right before a drug's name that makes the mention an order: "2 cajas de …". */
export const AMOUNT_OF = new RegExp(String.raw`${NUMBER} *${FORM}[\p{L}]*(?: +de)? *$`, 'iu')

/** Pattern of the duration of a treatment: "por 3 días", "durante tres días". */
const FOR_DAYS = String.raw`(?:por|durante) +(?:\d+|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|catorce) +(?:d[ií]as?|semanas?)`
/**
 * Pattern of a number without a unit, with what must follow: "500 x 3", "500 por tres días", "875/125 c/12h", "5 millones",
 * or the end of the clause.
 */
const BARE_NUMBER = String.raw`\d[\d.,]*(?:[\/ ]\d+)* *(?:$|[;\n]|mil(?:l[oó]n(?:es)?)?(?!\p{L})|(?:c\/|x|vo|im|iv|sl|noche|diari[ao])(?!\p{L})|cada|al d[ií]a|por (?:la )?noche|${FOR_DAYS})`
/**
 * Pattern of text right after the beginning or the abbreviation of a drug's name that shows that the drug is meant: "amoxi
 * 500 c/8h", "azitro 500 x 3", "ampi c/6h".
 */
const NEXT = new RegExp(
  String.raw`^[ :(]*(?:${AMOUNT}|${BARE_NUMBER}|c\/ *\d+ *h?(?!\p{L})|cada +(?:\d+ *h|noche)|(?:por la |x )?noche(?!\p{L})|(?:hs|prn|bid|tid)(?!\p{L})|al (?:dormir|acostar)|(?:f|forte)(?!\p{L}))`,
  'iu',
)

/** Pattern of a number right before a part of a drug's name: "30 clonaz", "30 tabs rivo". */
const NUMBER_BEFORE = new RegExp(String.raw`(?:^|[^\p{L}\d])\d+ *(?:${FORM}[\p{L}]*\.? *)?(?:de )?$`, 'iu')

/** Whether a text gives an amount, or how often, right beside the beginning or the abbreviation of a name. */
export function isBesideAmount(text: string, named: WatchedName): boolean {
  // The point of an abbreviation ends no clause: "clonaz. 2 mg".
  const to = text[named.to] === '.' ? named.to + 1 : named.to
  const clause = clauseOf(text, { from: named.from, to })
  const after = text.slice(to, clause.to)
  if (named.kind === 'controlled' && named.beside.length === 0)
    if (NUMBER_BEFORE.test(text.slice(clause.from, named.from))) return true
  return NEXT.test(after) && (named.beside.length === 0 || strengthIsAmong(after, named.beside))
}

/** Whether the amount at the beginning of a text is one of those by which an abbreviation means the drug. */
function strengthIsAmong(after: string, strengths: readonly string[]): boolean {
  const [, number = '', unit = ''] =
    after.match(/^[ :(]*(\d+(?:[.,]\d+)?)(?:\/\d+)? *(mg|mcg|g|ui)?(?!\p{L})/iu) ?? []
  const written = number.replace(',', '.')
  return strengths.some((strength) => strength === written || strength === `${written} ${unit.toLowerCase()}`)
}
