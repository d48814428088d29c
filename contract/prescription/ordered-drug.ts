import type { JudgedCatalogue } from './draft.ts'
import { isBareMention, linesWithHeadings } from './mentioned-drug.ts'
import type { WatchedName } from './names/recognised.ts'

/** The parts of a catalogue that find watched drugs in a text. */
export interface Watching extends Pick<JudgedCatalogue, 'recognise'> {
  /** The controlled drugs, antibiotics and prohibited substances that a text names, however they are written. */
  watchedIn: (text: string) => readonly WatchedName[]
}

/** Clauses of a line; the point of "0.5 mg" ends none. */
const CLAUSE = /(?:[^.;]|\.(?=\d))+/gu
const FORM =
  '(?:tab|c[áa]p|comp|gragea|got|amp|[áa]mpula|parche|past|p[íi]ldora|cucharad|supositorio|[óo]vulo|sobre|disparo|dosis|caja|frasco|envase|pieza|unidad)'
const NUMBER = String.raw`(?:\d*[.,]?\d+(?:\/\d+)?|\bun[ao]?\b|\bmedia\b|\bdos\b|\btres\b|½)`
const AMOUNT = String.raw`${NUMBER} *\)?(?:mg|mcg|µg|ug|gr?|m[lL]|ui|cc|%|${FORM})`
/** Text after a drug's name that makes the mention an order, within the same clause: an amount, or how often. */
const ORDER = new RegExp(
  String.raw`${AMOUNT}|\bcada +\d|\bc\/ *\d|\bdiari[ao]|\bal d[ií]a\b|\b(?:por|en|a) (?:la|las|el) (?:noche|ma[ñn]ana|tarde)|\bal (?:dormir|acostar)|\bsurti|\bcomprar`,
  'iu',
)
/** Text right after a drug's name that makes the mention an order: a strength without its unit, or a form. */
const STRENGTH = new RegExp(String.raw`^[ :(]+(?:[.,]?\d|${FORM})`, 'iu')
/** Text from the start of a clause to a drug's name that makes the mention an order: "Tomar una …". */
const TAKE = new RegExp(
  String.raw`^[\s,]*(?:(?:y|adem[áa]s|luego|despu[ée]s|tambi[ée]n),? +)*(?:tom(?:ar|e)|us(?:ar|e)|apli(?:car|que)|administr(?:ar|e)|dar(?:le)?|inhal(?:ar|e)|fum(?:ar|e)|inici(?:ar|e)|agreg(?:ar|ue)|a[ñn]ad(?:ir|a)|compr(?:ar|e)|surt(?:ir|a))(?: +(?:un[ao]?|el|la|los|las|de|con|${NUMBER}))* *$`,
  'iu',
)
/** Text right after an abbreviation that makes it the name of a drug: DMT is also a diabetes, as in "DMT2". */
const AMOUNT_NEXT = new RegExp(String.raw`^[ :(]*${AMOUNT}`, 'iu')
/** Text right before a drug's name that makes the mention an order: "2 cajas de …". */
const AMOUNT_OF = new RegExp(String.raw`${NUMBER} *${FORM}[\p{L}]*(?: +de)? *$`, 'iu')
/**
 * Words after which a drug is only mentioned, not ordered: "no tomar con …", "ya toma …", and "después de …"
 * right before its name.
 */
const NAMED_ONLY =
  /\b(?:suspend|evit|sin\b|no\b|dej|al[eé]rgi|intoleran|intoxica|sobredosis|ya (?:toma|usa|recibe)|(?:después|antes) del? (?:tomar |usar )?$)/iu

/** Names that are also foods or ordinary words: an amount beside them, as in "la cara dorsal", orders nothing. */
const NOT_ORDERED = new Set(['cafeína', 'coca', 'Dorsal', 'Nocte', 'Sonata'])

/**
 * A controlled or prohibited drug, or an antibiotic, that a text orders beside the drug of the row: "… Clonazepam
 * 2 mg por la noche", or names without saying why: "Clonazepam." It would be printed on a sheet that its class does not
 * allow. Null where there is none, or where the text says that it is only mentioned: "suspender clonazepam".
 * @param own generic name of the row's drug; '' for a text of the whole prescription
 */
export function orderedDrug(
  text: string,
  own: string,
  { recognise, watchedIn }: Watching,
): WatchedName | null {
  const isOwn = ownDrug(own, recognise)
  for (const line of linesWithHeadings(text))
    for (const [clause] of line.matchAll(CLAUSE)) {
      const all = watchedIn(clause)
      const ordered = all.find(
        (named) =>
          !isSlipOfBrand(named) &&
          !isOwn(named) &&
          !NOT_ORDERED.has(named.name) &&
          (isOrder(clause, named) ||
            isBareMention(clause, named, { all, isAbbreviation: isAbbreviation(named) })),
      )
      if (ordered) return ordered
    }
  return null
}

function isOrder(clause: string, named: WatchedName): boolean {
  const [before, after] = [clause.slice(0, named.from), clause.slice(named.to)]
  const follows = isAbbreviation(named) ? [AMOUNT_NEXT] : [ORDER, STRENGTH]
  return (
    (follows.some((order) => order.test(after)) || AMOUNT_OF.test(before) || TAKE.test(before)) &&
    !NAMED_ONLY.test(before)
  )
}

/** A watched drug that a text names at all, beside the drug of the row; null where there is none. */
export function namedDrug(text: string, own: string, { recognise, watchedIn }: Watching): WatchedName | null {
  const isOwn = ownDrug(own, recognise)
  return (
    watchedIn(text).find((named) => !isSlipOfBrand(named) && !isOwn(named) && !NOT_ORDERED.has(named.name)) ??
    null
  )
}

/** The readers of watched drugs that the judge uses, for one catalogue. */
export const readersOfOrders = (catalogue: Watching): Pick<JudgedCatalogue, 'orderedIn' | 'namedIn'> => ({
  orderedIn: (text, own) => orderedDrug(text, own, catalogue),
  namedIn: (text, own) => namedDrug(text, own, catalogue),
})

/** Brands are looked for as they are printed: ordinary words are one slip away from many of them. */
const isSlipOfBrand = ({ how, isBrand }: WatchedName): boolean => how === 'near' && isBrand

/** Whether a prohibited name is so short that it also abbreviates ordinary words. */
const isAbbreviation = ({ kind, name }: WatchedName): boolean => kind === 'prohibited' && name.length <= 4

/** Whether a name means the drug of the row, and no ingredient besides. */
function ownDrug(own: string, recognise: JudgedCatalogue['recognise']): (named: WatchedName) => boolean {
  if (own === '') return () => false
  const ours = new Set((recognise(own).generic ?? own).split(' / '))
  return ({ ingredients }) => ingredients.every((name) => ours.has(name))
}
