import { normalize } from '../../values/normalize.ts'

interface Answer {
  query: string
  corrected: string | null
  known: string | null
  results: unknown[]
}

/** Words that brands use for one thing: a brand has one of them, and doctors write another. */
const SAME: readonly (readonly string[])[] = [
  ['compuesta', 'compuesto', 'compositum'],
  ['infantil', 'pediatrico', 'pediatrica', 'junior'],
  ['forte', 'f'],
]

/** The query with one of its words replaced by each word that brands use for the same. */
function othersOf(query: string): string[] {
  const words = normalize(query).split(' ')
  return words.flatMap((word, at) =>
    at === 0
      ? []
      : SAME.filter((same) => same.includes(word))
          .flat()
          .filter((other) => other !== word)
          .map((other) => words.with(at, other).join(' ')),
  )
}

/**
 * A search that reads "Iliadin pediátrico" as Iliadin Infantil and "Buscapina compuesta" as Buscapina Compositum, unless the query
 * as it was typed finds a product. The answer names the query that was searched instead.
 */
export const withSameWords = <R extends Answer, O>(engine: {
  search: (query: string, options?: O) => R
}): typeof engine => ({
  search(query, options) {
    const answer = engine.search(query, options)
    if ((answer.results.length > 0 && answer.corrected === null) || answer.known !== null) return answer
    for (const other of othersOf(query)) {
      const found = engine.search(other, options)
      if (found.results.length > 0 && found.corrected === null) return { ...found, query, corrected: other }
    }
    return answer
  },
})
