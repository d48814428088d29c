import { normalize } from '../values/normalize.ts'
import type { SearchedCatalogue, SearchedProduct } from './searched.ts'
import { readBrands } from './words-of-brands.ts'
import { wordsOf } from './words.ts'

type ShortNames = SearchedCatalogue<SearchedProduct>['shortNames']

/** A query with its abbreviations written out, and the ingredients that they stand for. */
interface Written {
  text: string
  ingredients: Set<string>
}

/**
 * Pattern of every abbreviation that is a word of its own, longer ones first. It does not match the "ASA" of "5-ASA",
 * which is mesalazine.
 */
function patternOf(shortNames: ShortNames): RegExp {
  const all = [...shortNames.keys()].toSorted((a, b) => b.length - a.length).map(withAccents)
  return new RegExp(String.raw`(?<!\d[ -]?)(?<![\p{L}\d])(?:${all.join('|')})(?![\p{L}\d])`, 'giu')
}

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Pattern of a normalised text that matches it with accents as well: "rehidratacion" matches "rehidratación". */
const withAccents = (text: string): string =>
  text.replaceAll(/[aeiou]/g, (vowel) => `[${vowel}${ACCENTS[vowel] ?? ''}]`)

function writtenOut(query: string, shortNames: ShortNames, pattern: RegExp): Written | null {
  const ingredients = new Set<string>()
  const text = query.replaceAll(pattern, (found) => {
    const names = shortNames.get(normalize(found))?.split('|') ?? [found]
    for (const name of names) ingredients.add(name)
    return names.join(' / ')
  })
  return ingredients.size === 0 ? null : { text, ingredients }
}

interface Options {
  limit?: number
}

/** The part of a search result that says whether an abbreviation was understood. */
interface Answer {
  query: string
  corrected: string | null
  results: readonly { brand: string | null; product: Pick<SearchedProduct, 'ingredients'> }[]
}

/** Whether the first result holds what the abbreviations stand for, or its brand holds each typed word whole. */
function isMeant({ query, results: [first] }: Answer, { ingredients }: Written): boolean {
  if (first === undefined) return false
  const own = new Set(first.product.ingredients.map(({ name }) => name))
  if ([...ingredients].every((name) => own.has(name))) return true
  const brand = readBrands(first.brand === null ? [] : [first.brand]).flatMap(({ all }) => all)
  return wordsOf(query).every(({ text, kind }) => kind === 'number' || brand.includes(text))
}

/**
 * Makes a search write out the everyday abbreviations of a query, as of "TMP/SMX" and "losartan-hctz", unless the query
 * as typed finds what they stand for. The answer names the query that was searched instead.
 */
export function withShortNames<R extends Answer>(
  shortNames: ShortNames,
  engine: { search: (query: string, options?: Options) => R },
): { search: (query: string, options?: Options) => R } {
  if (shortNames.size === 0) return engine
  const pattern = patternOf(shortNames)
  return {
    search(query, options) {
      const typed = engine.search(query, options)
      const written = writtenOut(query, shortNames, pattern)
      if (written === null || isMeant(typed, written)) return typed
      const found = engine.search(written.text, options)
      return found.results.length === 0 || found.corrected !== null
        ? typed
        : { ...found, query, corrected: written.text }
    },
  }
}
