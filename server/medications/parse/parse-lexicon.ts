import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import type { Term } from '#knowledge/catalogue/terms.ts'
import type { Unit } from '#knowledge/catalogue/units.ts'
import { normalize } from '#contract/values/normalize.ts'
import { partsOf } from './parse-parts.ts'

/** Meaning of a phrase in a product text. */
export type Meaning =
  | { kind: 'ingredient'; name: string }
  | { kind: 'brand'; products: Product[] }
  | { kind: 'form'; name: string; counted: boolean }
  | { kind: 'route'; name: string }
  | { kind: 'container'; term: Term }
  | { kind: 'salt' }
  | { kind: 'noise' }

/** Phrases that the parser of product texts knows, by their key (`phraseKey`), and the number of words of the longest phrase. */
export interface Lexicon {
  phrases: Map<string, Meaning>
  longest: number
  units: Map<string, Unit>
  /** Words of the names of ingredients and other drugs, to recognise abbreviated names. Their key is made by `namesKey`. */
  names: ReadonlyMap<string, readonly NameWords[]>
  catalogue: CatalogueData
  productsOf: Map<string, Product[]>
}

/** Linking words that are left out of phrases, both in product texts and in the lexicon. */
export const LINKS = new Set(['de', 'del', 'la', 'el', 'y', 'al', 'en', 'para', 'p', 'con', 'c'])

interface NameWords {
  words: string[]
  ingredient: string | null
}

/** Key under which the lexicon lists all names with a certain number of words and a certain first letter. */
export const namesKey = (words: number, first = ''): string => `${words}${first.slice(0, 1)}`

/** Key of a set of ingredients, regardless of their order. */
export function ingredientsKey(names: string[]): string {
  return names.map(normalize).sort().join('|')
}

export function phraseKey(text: string): string {
  return partsOf(text)
    .filter((part) => part.kind !== 'sign' && !LINKS.has(part.text))
    .map((part) => part.text)
    .join(' ')
}

/** Key of an ingredient's name. A linking word at the end is kept, so that `vitamina C` does not become any vitamin. */
function nameKey(text: string): string {
  const last = partsOf(text).at(-1)
  const key = phraseKey(text)
  return last?.kind === 'word' && LINKS.has(last.text) ? `${key} ${last.text}` : key
}

function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`
}

function collect(map: Map<string, Product[]>, key: string, product: Product): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [product])
  else known.push(product)
}

/**
 * Builds the lexicon of the parser from the catalogue. Entries that are added first have priority, so that a drug's name is
 * never taken for a form.
 */
export function buildLexicon(catalogue: CatalogueData): Lexicon {
  const phrases = new Map<string, Meaning>()
  const add = (text: string, meaning: Meaning): void => {
    const key = phraseKey(text)
    if (key !== '' && !phrases.has(key)) phrases.set(key, meaning)
  }
  const names: NameWords[] = []
  for (const { name, synonyms } of catalogue.ingredients)
    for (const text of [name, ...synonyms]) {
      const key = nameKey(text)
      if (!phrases.has(key)) phrases.set(key, { kind: 'ingredient', name })
      names.push({ words: key.split(' '), ingredient: name })
    }
  for (const text of [...catalogue.otherNames, ...catalogue.knownBrands])
    names.push({ words: phraseKey(text).split(' '), ingredient: null })
  for (const [abbreviation, ingredient] of catalogue.shortNames)
    if (catalogue.names.has(normalize(ingredient)))
      add(abbreviation, { kind: 'ingredient', name: ingredient })
  const productsOf = new Map<string, Product[]>()
  const brands = new Map<string, Product[]>()
  for (const product of catalogue.products) {
    collect(productsOf, ingredientsKey(product.ingredients.map((i) => i.name)), product)
    for (const brand of product.brands) collect(brands, brand, product)
  }
  // An abbreviation such as `cotrimoxazol` may name two ingredients. It then stands for all products that consist of both.
  for (const [abbreviation, several] of catalogue.shortNames) {
    const products = several.includes('|') ? (productsOf.get(ingredientsKey(several.split('|'))) ?? []) : []
    for (const product of products) collect(brands, abbreviation, product)
  }
  for (const form of catalogue.forms)
    for (const text of [form.name, form.plural, ...form.aliases])
      add(text, { kind: 'form', name: form.name, counted: form.counted })
  for (const [brand, products] of brands) add(brand, { kind: 'brand', products })
  // Brands with a hyphen are also known without it: doctors write "Neomelubrina" for "Neo-Melubrina".
  for (const [brand, products] of brands)
    if (brand.includes('-')) add(brand.replaceAll('-', ''), { kind: 'brand', products })
  for (const term of catalogue.containers)
    for (const text of [term.name, term.plural, ...term.aliases]) add(text, { kind: 'container', term })
  for (const route of catalogue.routes)
    for (const text of [route.name, ...route.aliases]) add(text, { kind: 'route', name: route.name })
  for (const word of catalogue.salts)
    for (const text of [word, otherNumber(word)]) add(text, { kind: 'salt' })
  for (const word of catalogue.noise) add(word, { kind: 'noise' })
  const units = new Map<string, Unit>()
  for (const unit of catalogue.units)
    for (const text of [unit.name, ...unit.aliases]) units.set(normalize(text).replaceAll('.', ''), unit)
  const longest = Math.max(...[...phrases.keys()].map((key) => key.split(' ').length))
  return { phrases, longest, units, names: byBeginning(names), catalogue, productsOf }
}

function byBeginning(names: readonly NameWords[]): Map<string, NameWords[]> {
  const lists = new Map<string, NameWords[]>()
  for (const name of names) {
    const key = namesKey(name.words.length, name.words[0])
    lists.set(key, [...(lists.get(key) ?? []), name])
  }
  return lists
}
