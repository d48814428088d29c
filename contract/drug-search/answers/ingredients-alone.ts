import { NamesOfWords } from '../../prescription/names/names-of-words.ts'
import type { SearchedCatalogue, SearchedProduct } from '../searched.ts'
import { type Word, wordsOf } from '../words.ts'

interface Answer {
  query: string
  corrected: string | null
  results: { product: SearchedProduct }[]
}

/** Number of names that are read in one step, which takes less than a millisecond. */
const STEP = 100

/** Largest number of products with the typed ingredients alone that are shown before combinations. */
const MOST_ALONE = 3

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/**
 * A search that shows the typed ingredient alone first, where only combinations hold the typed strength or form: the 500 of
 * "metocarbamol 500" is the aspirin of a combination. The answer names the query that was searched instead. The names are read in
 * short steps.
 */
export function* withIngredientsAlone<R extends Answer, O extends { limit?: number }>(
  engine: { search: (query: string, options?: O) => R },
  {
    ingredients,
    forms,
    routes,
  }: Pick<SearchedCatalogue<SearchedProduct>, 'ingredients' | 'forms' | 'routes'>,
): Generator<undefined, typeof engine, undefined> {
  const names = new NamesOfWords<string>()
  for (const [at, { name, synonyms }] of ingredients.entries()) {
    if (at % STEP === 0) yield
    for (const one of [name, ...synonyms]) names.add(textOf(wordsOf(one)), name)
  }
  yield
  const ofForms = new Set(
    [
      ...forms.flatMap((one) => [one.name, one.plural, ...one.aliases, ...one.askedAs]),
      ...routes.map(({ name }) => name),
    ]
      .flatMap(wordsOf)
      .map(({ text }) => text),
  )
  /** Ingredients that a query names, if its other words are numbers and forms; else none. */
  const ingredientsIn = (words: readonly Word[]): { names: string[]; asked: string[] } => {
    const texts = words.map(({ text }) => text)
    const found: string[] = []
    const asked: string[] = []
    for (let at = 0; at < words.length;) {
      const name = names.at(texts, at)
      const word = words[at]
      if (name !== null) found.push(name.meant)
      else if (word?.kind === 'word' && !ofForms.has(word.text)) return { names: [], asked: [] }
      else if (word?.kind === 'word') asked.push(word.text)
      at += name?.length ?? 1
    }
    return { names: found, asked }
  }
  return {
    search(query, options) {
      const answer = engine.search(query, options)
      if (answer.results.length === 0) return answer
      const { names: own, asked } = ingredientsIn(wordsOf(query))
      const isAlone = ({ product }: Answer['results'][number]): boolean =>
        product.ingredients.length === own.length &&
        product.ingredients.every(({ name }) => own.includes(name))
      const isMore = ({ product }: Answer['results'][number]): boolean =>
        product.ingredients.length > own.length &&
        own.every((name) => product.ingredients.some((one) => one.name === name))
      if (own.length === 0 || !answer.results.every(isMore)) return answer
      for (const words of [[...own, ...asked], own]) {
        const instead = words.join(' ')
        const alone = engine.search(instead, options).results.filter(isAlone).slice(0, MOST_ALONE)
        if (alone.length > 0)
          return {
            ...answer,
            corrected: instead,
            results: [...alone, ...answer.results].slice(0, options?.limit),
          }
      }
      return answer
    },
  }
}
