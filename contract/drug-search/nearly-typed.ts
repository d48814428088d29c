import type { SearchIndex } from './search-index.ts'
import { differsByOneSlip } from './spelling-distance.ts'
import { readBrands } from './words-of-brands.ts'
import { type Word, wordsOf } from './words.ts'

/** The field of a search result that the typed words are compared with: its brand. */
interface Named {
  brand: string | null
}

/**
 * Maximum number of letters by which a brand is longer than another brand that begins it, as Omnic and Omnicef, Nix
 * and Nixal, Unasyn and Unasyna. With more letters missing, the doctor is taken to be still typing.
 */
const MOST_MISSING = 2
/** Minimum number of letters of a typed word that may be a brand of its own. */
const SHORTEST_NAME = 3

/**
 * Whether typed words may be a brand that the catalogue lacks, because one of them is a word of the found brand without
 * its last one or two letters. A doctor who has typed "omnic" may want Omnic, and not Omnicef. A query with several
 * words of the found brand, as "aspirin protec", names that brand.
 * @param isAsked whether the typed word with this index may be such a brand
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

/**
 * Whether a finished word of the query only lacks the last letters of the found brand. A typed word is finished when
 * another word follows it: "Omnic 0.4 mg" does not mean Omnicef.
 */
export const isOfNearName = ({ brand }: Named, words: readonly Word[]): boolean =>
  isNearlyTyped(brand, words, (at) => at < words.length - 1)

/**
 * The readings of a query, such as other spellings. A reading that finds a longer brand than the typed name no longer
 * counts as a typing error.
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

interface Answer {
  results: unknown[]
  guesses: { name: string; generic: string }[]
}

/**
 * A search that asks about the brands that are one letter from a word which only describes drugs: "accion" is a word of
 * two insulins, and may be Acxion.
 * @param describing words that name no drug alone
 */
export const withBrandsNearDescribing = <R extends Answer, O>(
  engine: { search: (query: string, options?: O) => R },
  { wholeBrands, products }: Pick<SearchIndex, 'wholeBrands' | 'products'>,
  describing: ReadonlySet<string>,
): typeof engine => ({
  search(query, options) {
    const answer = engine.search(query, options)
    const [word, ...others] = wordsOf(query)
    if (word === undefined || others.length > 0 || !describing.has(word.text)) return answer
    if (answer.results.length === 0 || answer.guesses.length > 0) return answer
    const near = [...wholeBrands].filter(([text]) => isOneLetterFrom(text, word.text))
    const guesses = near.flatMap(([text, [place]]) => {
      const product = products[place ?? -1]
      const brand = product?.brands.find((one) => whole(one) === text)
      return product === undefined || brand === undefined
        ? []
        : [{ name: brand, generic: product.generic.toLocaleLowerCase('es') }]
    })
    return { ...answer, guesses }
  },
})

const whole = (brand: string): string =>
  wordsOf(brand)
    .map(({ text }) => text)
    .join('')

const isOneLetterFrom = (brand: string, typed: string): boolean =>
  brand[0] === typed[0] && brand !== typed && differsByOneSlip(typed, brand)
