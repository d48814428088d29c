import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { normalize } from '#contract/values/normalize.ts'
import { contentOf } from './parse-content.ts'
import { formAndRouteOf } from './parse-form.ts'
import { type ParsedItem, readItems } from './parse-items.ts'
import { buildLexicon, ingredientsKey, type Lexicon } from './parse-lexicon.ts'
import { type Strengths, takeStrengths, unitsFromCatalogue } from './parse-strengths.ts'

/** Data that were read from the text of a product. Unknown data are empty or null. */
export interface ParsedProductText {
  input: string
  /** Whether every part of the text was understood, without contradictions. Only then may the result be used without review. */
  confident: boolean
  /**
   * Ingredients of the product. Their strengths include the amount to which they refer: `500 mg`, `250 mg/5 mL`, `100 mg/mL`.
   */
  ingredients: { name: string; strength: string }[]
  /** Pharmaceutical form in full words, in the singular. */
  form: string | null
  /** Content of the package, such as `caja con 20 tabletas`, `10 tabletas` or `15 mL`. */
  content: string | null
  /**
   * Route of administration in full words. If the text has none, the route is that of the form, or the only one that the
   * catalogue has.
   */
  route: string | null
}

export type ProductTextParser = (text: string) => ParsedProductText

/** Maximum length of a product text, in characters. */
const LONGEST = 300

/** Makes the parser of product texts in the style of price lists: "AMOXICILINA/AC CLAV 875/125MG C/10 TABS". */
export function createProductTextParser(catalogue: CatalogueData): ProductTextParser {
  const lexicon = buildLexicon(catalogue)
  return (text) => parse(text, lexicon)
}

/** Lists the different sets of ingredients that the given products have. */
function compositions(products: Product[]): string[][] {
  const byKey = new Map<string, string[]>()
  for (const product of products) {
    const names = product.ingredients.map((i) => i.name)
    byKey.set(ingredientsKey(names), names)
  }
  return [...byKey.values()]
}

/**
 * Finds the drug that a product text names: its ingredients in the order of the text, or those of a brand that has one
 * composition only.
 */
function drugOf(items: ParsedItem[]): { names: string[]; agrees: boolean } {
  const named: string[] = []
  const brands: Product[][] = []
  for (const item of items) {
    if (item.kind !== 'known') continue
    if (item.meaning.kind === 'ingredient' && !named.includes(item.meaning.name))
      named.push(item.meaning.name)
    if (item.meaning.kind === 'brand') brands.push(item.meaning.products)
  }
  if (named.length > 0) {
    const key = ingredientsKey(named)
    const agrees = brands.every((products) => compositions(products).some((c) => ingredientsKey(c) === key))
    return { names: named, agrees }
  }
  const possible = brands.length === 1 && brands[0] !== undefined ? compositions(brands[0]) : []
  const [one, ...others] = possible
  return { names: others.length === 0 ? (one ?? []) : [], agrees: one !== undefined && others.length === 0 }
}

/**
 * Whether the drug exists in the catalogue with every salt that the text names: calcium gluconate is not calcium carbonate, and
 * isosorbide mononitrate is not its dinitrate. A drug that is listed without a salt matches any salt.
 */
function saltsAgree(items: ParsedItem[], names: string[], { catalogue }: Lexicon): boolean {
  const typed = items.flatMap((i) => (i.kind === 'known' && i.meaning.kind === 'salt' ? [i.typed] : []))
  const known = names.flatMap((name) => {
    const ingredient = catalogue.names.get(normalize(name))
    return ingredient === undefined ? [] : [ingredient.name, ...ingredient.synonyms]
  })
  const ofDrug = new Set(known.flatMap((n) => normalize(n).split(' ')).filter((w) => catalogue.salts.has(w)))
  return ofDrug.size === 0 || typed.every((salt) => ofDrug.has(salt) || ofDrug.has(salt.replace(/s$/, '')))
}

function strengthsOf(items: ParsedItem[], names: string[], candidates: Product[]): Strengths | null {
  if (names.length === 0) return null
  return (
    takeStrengths(items, names.length) ?? takeStrengths(unitsFromCatalogue(items, candidates), names.length)
  )
}

const isAmount = (item: ParsedItem): boolean =>
  item.kind === 'quantities' && item.list.some((q) => q.unit?.measures === 'amount')

function parse(input: string, lexicon: Lexicon): ParsedProductText {
  const items = input.length > LONGEST ? [] : readItems(input, lexicon)
  const { names, agrees } = drugOf(items)
  const ofDrug = lexicon.productsOf.get(ingredientsKey(names)) ?? []
  const strengths = strengthsOf(items, names, ofDrug)
  const ofStrength = ofDrug.filter((p) =>
    p.ingredients.every((i) => strengths?.amounts[names.indexOf(i.name)] === i.strength),
  )
  const { form, route, agrees: formAgrees } = formAndRouteOf(items, ofStrength, ofDrug, lexicon)
  const content = contentOf(strengths?.items ?? items.filter((i) => !isAmount(i)), form, lexicon.catalogue)
  const per = (strengths?.per ?? '').replace(/^1 (?=\p{L})/u, '')
  return {
    input,
    confident:
      agrees &&
      saltsAgree(items, names, lexicon) &&
      formAgrees &&
      content.agrees &&
      strengths !== null &&
      form !== null &&
      items.every((item) => item.kind !== 'unknown'),
    ingredients: names.map((name, i) => {
      const amount = strengths?.amounts[i] ?? ''
      return { name, strength: amount === '' || per === '' ? amount : `${amount}/${per}` }
    }),
    form,
    content: content.text,
    route,
  }
}
