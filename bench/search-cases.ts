import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { FoundProduct, SearchResult } from '#contract/drug-search/search.ts'
import type { SearchedProduct } from '#contract/drug-search/searched.ts'

/** A misspelt text that a doctor may type, and the ingredient or brand that is meant. */
export interface Misspelling {
  typed: string
  meant: string
}

/** The name of one drug, and another drug that a search must never substitute for it. */
export interface LookAlikeQuery {
  typed: string
  never: string
}

const read = <T>(root: string, file: string): T[] =>
  parse(readFileSync(path.join(root, file)), { columns: true, skip_empty_lines: true, trim: true }) as T[]

export const readMisspellings = (root: string): Misspelling[] =>
  read(root, 'knowledge/catalogue/misspellings.csv')

export const readLookAlikeQueries = (root: string): LookAlikeQuery[] =>
  read(root, 'bench/look-alike-queries.csv')

/** Whether the results of a search contain the ingredient or brand that was meant. */
export function finds({ results }: SearchResult<SearchedProduct>, meant: string): boolean {
  return results.some((hit) => namesOf(hit).includes(meant))
}

const namesOf = ({ product }: FoundProduct<SearchedProduct>): string[] => [
  ...product.ingredients.map((i) => i.name),
  ...product.brands,
]

/**
 * Whether an answer silently substitutes another drug. Either results do not contain the typed text and no correction was
 * announced, or the look-alike drug is a result and the answer announces no correction or does not mark the result as a
 * look-alike.
 */
export function isSilentSubstitution(
  answer: SearchResult<SearchedProduct>,
  catalogue: CatalogueData,
  never?: string,
): boolean {
  const { query, corrected, results } = answer
  const unannounced = corrected === null && results.some((hit) => !holds(hit, query, catalogue))
  const taken = results.some(
    (hit) =>
      hit.product.ingredients.length === 1 &&
      hit.product.ingredients[0]?.name === never &&
      (corrected === null || hit.lookAlike === null),
  )
  return unannounced || taken
}

/**
 * Whether every typed word begins a word of the product's names or description. On purpose the function shares no code with the
 * search.
 */
function holds({ product }: FoundProduct<SearchedProduct>, query: string, catalogue: CatalogueData): boolean {
  const names = product.ingredients.flatMap((i) => [
    i.name,
    ...(catalogue.names.get(normalize(i.name))?.synonyms ?? []),
  ])
  const texts = [...names, ...product.brands, product.form, product.content, product.route]
  const words = texts.flatMap((text) => [
    ...normalize(text).split(/[^a-z0-9]+/),
    normalize(text).replaceAll(/[^a-z0-9]/g, ''),
  ])
  return normalize(query)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)))
}
