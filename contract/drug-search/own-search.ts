import { presentationOf } from './presentation.ts'
import type { FoundProduct, SearchResult } from './search.ts'
import type { SearchedProduct } from './searched.ts'
import { type Word, wordsOf } from './words.ts'

/** One doctor's own medications, prepared for searching. */
export type OwnShelf<P extends SearchedProduct> = readonly {
  product: P
  presentation: string
  words: readonly Word[]
}[]

/**
 * Prepares a doctor's own medications for searching.
 * @param synonymsOf other names of an ingredient
 */
export const shelve = <P extends SearchedProduct>(
  products: readonly P[],
  synonymsOf: (name: string) => readonly string[],
): OwnShelf<P> =>
  products.map((product) => {
    const presentation = presentationOf(product)
    const names = product.ingredients.flatMap(({ name }) => synonymsOf(name))
    const text = [presentation, ...product.brands, product.route, ...names].join(' ')
    return { product, presentation, words: wordsOf(text) }
  })

/**
 * Own medications that match every word of a query. A typed word matches words that begin with it;
 * a typed number matches only the same number.
 */
export function searchOwn<P extends SearchedProduct>(
  shelf: OwnShelf<P>,
  query: string,
  limit: number,
): FoundProduct<P>[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const hits: FoundProduct<P>[] = []
  for (const { product, presentation, words } of shelf) {
    if (hits.length === limit) break
    if (!asked.every((one) => words.some((word) => answers(word, one)))) continue
    hits.push({ product, presentation, brand: product.brands[0] ?? null, lookAlike: null })
  }
  return hits
}

const answers = (word: Word, asked: Word): boolean =>
  word.kind === asked.kind &&
  (asked.kind === 'word'
    ? word.text.startsWith(asked.text)
    : word.text === asked.text && (asked.unit === null || word.unit === asked.unit))

/** Share of the results that is reserved for the catalogue beside the doctor's own medications. */
const CATALOGUE_SHARE = 0.5

/**
 * Merges the results of two searches: the doctor's own medications first, then the catalogue's. When an own medication matches
 * as typed, the query is no misspelling, and results of a corrected query are left out.
 */
export function mergeOwn<P extends SearchedProduct>(
  own: readonly FoundProduct<P>[],
  found: SearchResult<P>,
  limit: number,
): SearchResult<P> {
  if (own.length === 0) return found
  const others = found.corrected === null ? found.results : []
  const kept = Math.min(others.length, Math.floor(limit * CATALOGUE_SHARE))
  const mine = own.slice(0, limit - kept)
  return {
    query: found.query,
    corrected: null,
    results: [...mine, ...others.slice(0, limit - mine.length)],
    guesses: [],
    known: null,
  }
}
