import type { JudgedCatalogue } from './draft.ts'
import type { WatchedName } from './names/recognised.ts'

/** Clauses of a text; the point of "0.5 mg" ends none. */
const CLAUSE = /(?:[^.;\n]|\.(?=\d))+/gu
const FORM =
  '(?:tab|c[áa]p|comp|gragea|got|amp|[áa]mpula|parche|past|cucharad|supositorio|[óo]vulo|sobre|disparo|caja|frasco|envase|pieza|unidad)'
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\/\d+)?|\bun[ao]?\b|\bmedia\b|\bdos\b|\btres\b|½)`
/** Text after a drug's name that makes the mention an order, within the same clause: an amount, or how often. */
const ORDER = new RegExp(
  String.raw`${NUMBER} *\)?(?:mg|mcg|µg|ug|gr?|m[lL]|ui|cc|%|${FORM})|\bcada +\d|\bc\/ *\d|\bdiari[ao]|\bal d[ií]a\b|\bpor (?:la|las|el) (?:noche|ma[ñn]ana|tarde)|\bal (?:dormir|acostar)|\bsurti|\bcomprar`,
  'iu',
)
/** Text right before a drug's name that makes the mention an order: "2 cajas de …". */
const AMOUNT_OF = new RegExp(String.raw`${NUMBER} *${FORM}[\p{L}]*(?: +de)? *$`, 'iu')
/**
 * Words after which a drug is only mentioned, not ordered: "no tomar con …", "ya toma …", and "después de …"
 * right before its name.
 */
const NAMED_ONLY =
  /\b(?:suspend|evit|sin|no|dej|al[eé]rgi|intoleran|intoxica|sobredosis|ya (?:toma|usa|recibe)|(?:después|antes) del? (?:tomar |usar )?$)/iu

/** Names that are also foods or ordinary words: an amount beside them, as in "la cara dorsal", orders nothing. */
const NOT_ORDERED = new Set(['cafeína', 'coca', 'Dorsal', 'Nocte', 'Sonata'])

/**
 * A controlled or prohibited drug, or an antibiotic, that a text orders beside the drug of the row: "… Clonazepam
 * 2 mg por la noche". It would be printed on a sheet that its class does not allow. Null where there is none, or
 * where it is only mentioned.
 * @param own generic name of the row's drug; '' for a text of the whole prescription
 */
export function orderedDrug(
  text: string,
  own: string,
  { recognise, watchedIn }: Pick<JudgedCatalogue, 'recognise' | 'watchedIn'>,
): WatchedName | null {
  if (!ORDER.test(text)) return null
  const ours = new Set(own === '' ? [] : (recognise(own).generic ?? own).split(' / '))
  const isOwn = ({ ingredients }: WatchedName): boolean => ingredients.some((name) => ours.has(name))
  for (const [clause] of text.matchAll(CLAUSE))
    for (const named of ORDER.test(clause) ? watchedIn(clause) : []) {
      const before = clause.slice(0, named.from)
      // A brand is looked for as it is printed: ordinary words are one slip away from many of them.
      if (named.how === 'near' && named.isBrand) continue
      const isOrder = ORDER.test(clause.slice(named.to)) || AMOUNT_OF.test(before)
      if (isOrder && !isOwn(named) && !NOT_ORDERED.has(named.name) && !NAMED_ONLY.test(before)) return named
    }
  return null
}
