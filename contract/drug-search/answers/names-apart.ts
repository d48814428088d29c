import { NamesOfWords } from '../../prescription/names/names-of-words.ts'
import type { SearchedCatalogue, SearchedProduct } from '../searched.ts'
import { wordsOf } from '../words.ts'

interface Answer {
  results: { product: SearchedProduct }[]
  corrected: string | null
  known: string | null
  guesses: { name: string; generic: string }[]
}

/** Number of names that are read in one step, which takes less than a millisecond. */
const STEP = 100

const textsOf = (text: string): string[] => wordsOf(text).map((word) => word.text)

const PARENTHESES = /\s*\([^()]*\)/gu

/**
 * A search that asks, where nothing was found, about the query without its parentheses, and else about each ingredient of a query
 * that names several. "Fumarato ferroso 200 mg (65.74 mg de hierro elemental)" repeats its strength, and "metocarbamol
 * diclofenaco" may be two medicines. The names are read in short steps.
 */
export function* withNamesApart<R extends Answer, O>(
  engine: { search: (query: string, options?: O) => R },
  { ingredients, products }: Pick<SearchedCatalogue<SearchedProduct>, 'ingredients' | 'products'>,
): Generator<undefined, typeof engine, undefined> {
  const sold = new Set<string>()
  for (const [at, product] of products.entries()) {
    if (at % STEP === 0) yield
    for (const { name } of product.ingredients) sold.add(name)
  }
  const names = new NamesOfWords<string>()
  for (const [at, { name, synonyms }] of ingredients.entries()) {
    if (at % STEP === 0) yield
    if (sold.has(name)) for (const one of [name, ...synonyms]) names.add(textsOf(one).join(' '), name)
  }
  return {
    search(query, options) {
      const answer = engine.search(query, options)
      if (answer.results.length > 0 || answer.guesses.length > 0 || answer.known !== null) return answer
      const bare = query.replaceAll(PARENTHESES, '')
      const isFound = bare !== query && engine.search(bare, options).results.length > 0
      const apart = isFound ? [bare.trim()] : names.in(textsOf(query))
      if (!isFound && apart.length < 2) return answer
      return { ...answer, guesses: apart.map((name) => ({ name, generic: '' })) }
    },
  }
}
