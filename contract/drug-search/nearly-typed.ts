import { readBrands } from './words-of-brands.ts'
import type { Word } from './words.ts'

/** The part of a search result that names it. */
interface Named {
  brand: string | null
}

/**
 * Greatest number of letters that a brand has more than another brand that begins it: Omnic and Omnicef, Nix and Nixal,
 * Unasyn and Unasyna. Who has typed fewer letters is still typing.
 */
const MOST_MISSING = 2
/** Fewest letters of a brand. */
const SHORTEST_NAME = 3

/**
 * Whether typed words may be a brand that the catalogue lacks, because one of them is a word of the found brand
 * without its last one or two letters. A doctor who has typed "omnic" may want Omnic, and not Omnicef. Several words
 * of a brand, as "aspirin protec", name it.
 * @param isAsked whether a typed word counts, by its place
 */
export function isNearlyTyped(
  brand: string | null,
  words: readonly Word[],
  isAsked: (at: number) => boolean,
): boolean {
  if (brand === null) return false
  const own = readBrands([brand]).flatMap(({ all }) => all)
  const begun = words.filter(({ kind, text }) => kind === 'word' && own.some((word) => word.startsWith(text)))
  const [only] = begun
  if (only === undefined || begun.length > 1 || only.text.length < SHORTEST_NAME) return false
  return (
    isAsked(words.indexOf(only)) &&
    !own.includes(only.text) &&
    own.some((word) => word.startsWith(only.text) && word.length - only.text.length <= MOST_MISSING)
  )
}

/** A word that another follows is finished: "Omnic 0.4 mg" asks for no Omnicef. */
export const isOfNearName = ({ brand }: Named, words: readonly Word[]): boolean =>
  isNearlyTyped(brand, words, (at) => at < words.length - 1)

/**
 * The readings of a query. A reading that finds a brand with a longer name than the typed one no longer counts as a
 * slip.
 */
export const askedWhereNear = <V extends { words: Word[]; isSlip: boolean; finds: boolean }>(
  readings: V[],
  typed: readonly Word[],
  answer: (words: Word[]) => Named | undefined,
): V[] =>
  readings.map((one) => {
    const hit = one.isSlip && one.finds ? answer(one.words) : undefined
    return hit !== undefined && isOfNearName(hit, typed) ? { ...one, isSlip: false } : one
  })
