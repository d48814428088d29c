import type { JudgedCatalogue } from './draft.ts'
import { AMOUNT, AMOUNT_OF, FORM, isBesideAmount, TAKE } from './names/beside-amount.ts'
import { clauseOf } from './names/mentions.ts'
import { isOrderedAfter } from './names/order-after.ts'
import type { WatchedName } from './names/recognised.ts'

/** Functions of a catalogue that find controlled drugs, antibiotics and prohibited substances in a text. */
export interface Watching extends Pick<JudgedCatalogue, 'recognise'> {
  /** The controlled drugs, antibiotics and prohibited substances that a text names, however they are written. */
  watchedIn: (text: string) => readonly WatchedName[]
}

/** Pattern of text after a drug's name that makes the mention an order, within the same clause: an amount, or how often. */
const ORDER = new RegExp(
  String.raw`${AMOUNT}|\bcada +\d|\bc\/ *\d|\bdiari[ao]|\bal d[ií]a\b|\b(?:por|en|a) (?:la|las|el) (?:noche|ma[ñn]ana|tarde)|\bal (?:dormir|acostar)|\bsurti|\bcomprar`,
  'iu',
)
/** Pattern of text right after a drug's name that makes the mention an order: a strength without its unit, or a form. */
const STRENGTH = new RegExp(String.raw`^[ :(]+(?:[.,]?\d|${FORM})`, 'iu')
/**
 * Pattern of an amount right after an abbreviation, which shows that a drug is meant. DMT also stands for diabetes
 * mellitus, as in "DMT2".
 */
const AMOUNT_NEXT = new RegExp(String.raw`^[ :(]*${AMOUNT}`, 'iu')
/** Names that are also foods or ordinary words: an amount beside them, as in "la cara dorsal", orders nothing. */
const NOT_ORDERED = new Set(['cafeína', 'coca', 'Dorsal', 'Nocte', 'Sonata'])

/**
 * Words that mean nothing beside the abbreviation of a drug: a text of the abbreviation and such words names the
 * drug.
 */
const FILLER =
  /(?<!\p{L})(?:y|e|o|u|con|de|del|la|el|los|las|un|una|m[áa]s|adem[áa]s|tambi[ée]n|agreg\p{L}*|a[ñn]ad\p{L}*|m[ée]dicamento|medicina|gotas?|tabletas?|c[áa]psulas?|parches?|jarabe)(?!\p{L})/giu

/**
 * A controlled or prohibited drug, or an antibiotic, that a text names beside the drug of the row: "… Clonazepam 2 mg por
 * la noche", "Clonazepam, sin falta". Such a drug would be printed on a sheet that the drug's class does not allow. Null
 * where the text names no such drug, or where words that govern the name say that the drug is only mentioned: "suspender
 * clonazepam" (knowledge/law/watched/mentions.csv).
 * @param own generic name of the row's drug; '' for a text of the whole prescription
 * @param besides generic names of drugs that have rows of their own: the text orders them only with an amount or frequency
 */
export function orderedDrug(
  text: string,
  own: string,
  { recognise, watchedIn }: Watching,
  besides: readonly string[] = [],
): WatchedName | null {
  const all = watchedIn(text)
  if (all.length === 0) return null
  const isOwn = ownDrug(own, recognise)
  const hasRow = ownDrug(besides.join(' / '), recognise)
  return (
    all.find(
      (named) =>
        // A misspelt brand may be an ordinary word, so that it counts only where the text orders it: "Ativam 1 mg".
        (!isSlipOfBrand(named) || isOrder(text, named)) &&
        (!isPart(named) || isOrderOfPart(text, named)) &&
        !isOwn(named) &&
        (!hasRow(named) || isOrder(text, named)) &&
        !NOT_ORDERED.has(named.name) &&
        (isAbbreviation(named)
          ? isOrder(text, named) || isAlone(text, named)
          : !isOnlyMentioned(text, named)),
    ) ?? null
  )
}

const isOnlyMentioned = (text: string, named: WatchedName): boolean =>
  named.excuse !== 'none' &&
  (named.excuse === 'with-amount' || !isOrder(text, named)) &&
  !isOrderedAfter(text, named)

function isOrder(text: string, named: WatchedName): boolean {
  const { from, to } = clauseOf(text, named)
  const [before, after] = [text.slice(from, named.from), text.slice(named.to, to)]
  const follows = isAbbreviation(named) ? [AMOUNT_NEXT] : [ORDER, STRENGTH]
  return (
    (follows.some((order) => order.test(after)) || AMOUNT_OF.test(before) || TAKE.test(before)) &&
    named.excuse !== 'with-amount'
  )
}

/**
 * Whether a text orders a drug of whose name it has only the beginning or the abbreviation: "amoxi 500 c/8h", "tomar CLZ".
 */
function isOrderOfPart(text: string, named: WatchedName): boolean {
  if (isBesideAmount(text, named)) return true
  if (named.how === 'begun' || named.beside.length > 0) return false
  const before = text.slice(clauseOf(text, named).from, named.from)
  return TAKE.test(before) || AMOUNT_OF.test(before) || isAlone(text, named)
}

/** Whether the clause of a name has only words without a meaning of their own besides the name. */
function isAlone(text: string, named: WatchedName): boolean {
  const { from, to } = clauseOf(text, named)
  const rest = `${text.slice(from, named.from)} ${text.slice(named.to, to)}`
  return named.excuse === 'none' && !LETTER.test(rest.replaceAll(FILLER, ''))
}
const LETTER = /\p{L}/u

/**
 * A controlled drug, antibiotic or prohibited substance that a text names beside the drug of the row, ordered or not; null
 * where there is none.
 */
export function namedDrug(text: string, own: string, { recognise, watchedIn }: Watching): WatchedName | null {
  const isOwn = ownDrug(own, recognise)
  return (
    watchedIn(text).find(
      (named) =>
        !isSlipOfBrand(named) &&
        (!isPart(named) || isBesideAmount(text, named)) &&
        !isOwn(named) &&
        !NOT_ORDERED.has(named.name),
    ) ?? null
  )
}

/**
 * Functions by which the legal check (judge.ts) finds controlled drugs, antibiotics and prohibited substances in a text, for
 * one catalogue.
 */
export const readersOfOrders = (catalogue: Watching): Pick<JudgedCatalogue, 'orderedIn' | 'namedIn'> => ({
  orderedIn: (text, own, besides) => orderedDrug(text, own, catalogue, besides),
  namedIn: (text, own) => namedDrug(text, own, catalogue),
})

/** Whether a text has only the beginning or the abbreviation of a name, which may mean other things. */
const isPart = ({ how }: WatchedName): boolean => how === 'begun' || how === 'abbreviated'

/**
 * Minimum number of letters of a controlled brand whose misspellings count without an amount. Shorter brands are like many
 * words.
 */
const SHORTEST_BRAND = 7

/**
 * Whether a word is a misspelt brand that counts only beside an amount: the brand of an antibiotic, or a brand so short
 * that many ordinary words are like it.
 */
const isSlipOfBrand = ({ how, isBrand, kind, name }: WatchedName): boolean =>
  how === 'near' && isBrand && (kind !== 'controlled' || name.length < SHORTEST_BRAND)

/** Whether a prohibited name is so short that it also abbreviates ordinary words. */
const isAbbreviation = ({ kind, name }: WatchedName): boolean => kind === 'prohibited' && name.length <= 4

/** Whether a name means the drug of the row, and no ingredient besides. */
function ownDrug(own: string, recognise: JudgedCatalogue['recognise']): (named: WatchedName) => boolean {
  if (own === '') return () => false
  const ours = new Set((recognise(own).generic ?? own).split(' / '))
  return ({ ingredients }) => ingredients.every((name) => ours.has(name))
}
