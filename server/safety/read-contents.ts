import type { CatalogueData as CatalogueKnowledge } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { mixtureOf } from '#knowledge/safety/forms/read-mixtures.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { normalize } from '#contract/values/normalize.ts'
import { type ParsedItem, readItems } from '../medications/parse/parse-items.ts'
import { buildLexicon, ingredientsKey } from '../medications/parse/parse-lexicon.ts'
import { createFormReach, type ReachOfForm } from './context/form-reach.ts'
import { takeStrengths } from '../medications/parse/parse-strengths.ts'

/** Known contents of the medicine of one row. */
export interface Contents {
  /** Keys of the ingredients, each with its strength (`500 mg`); '' where the text states none. */
  ingredients: { key: string; strength: string }[]
  /** Words of the text that belong to no known name. */
  unknown: string[]
  /** Quantity of the medicine that the strengths refer to (`5 mL`); '' for one unit of the form. */
  per: string
  form: string
  content: string
  route: string
  /**
   * Part of the body on which a free text with a form and without a route acts; absent for products, whose route is
   * known.
   */
  reachOfForm?: ReachOfForm | undefined
  /** Whether the text names an ingredient by a beginning of its name, such as `amoxicil`. */
  isAbbreviated?: boolean
  /** Number of drops in 1 mL, where the label of this strength states it. */
  dropsPerMl?: number | undefined
}

export interface ContentsReader {
  ofProduct(product: Product): Contents
  /**
   * Reads the contents of a medicine in free text. A brand with several compositions and a misspelt name remain unknown
   * words.
   */
  ofText(text: string): Contents
}

/** Maximum number of characters of a text that are read. The characters after them count as unknown. */
const LONGEST = 600

/** Creates a reader of the contents of products and texts. The reader also knows drugs that only the safety rules name. */
export function createContentsReader(catalogue: CatalogueKnowledge, safety: SafetyKnowledge): ContentsReader {
  const lexicon = buildLexicon(withOthers(catalogue, safety))
  const keyOf = (name: string): string | undefined => safety.names.get(normalize(name))

  const dropsOf = ([only, ...others]: Contents['ingredients'], per: string): number | undefined =>
    only && others.length === 0 && per === '1 mL'
      ? safety.drops.get(`${only.key} ${only.strength}`)
      : undefined

  /**
   * Replaces the ingredients of a mixture that the rules know as one drug. For example, the potassium of a rehydration
   * salt is no dose of potassium chloride.
   */
  const asMixture = (own: Contents['ingredients']): Contents['ingredients'] => {
    const mixture = safety.mixtures.get(mixtureOf(own.map(({ key }) => key)))
    return mixture === undefined ? own : [{ key: mixture, strength: '' }]
  }
  const formReach = createFormReach(catalogue, safety, keyOf)
  const namesIn = (items: readonly ParsedItem[], text: string) => {
    const names: string[] = []
    const unknown: string[] = []
    for (const [at, item] of items.entries()) {
      if (item.kind === 'unknown') unknown.push(item.typed)
      if (item.kind !== 'known') continue
      if (catalogue.salts.has(item.typed) && follows(item.typed, items[at - 1], text)) continue
      if (item.meaning.kind === 'ingredient') names.push(item.meaning.name)
      if (item.meaning.kind === 'brand') {
        const compositions = new Map(
          item.meaning.products.map((p) => {
            const own = p.ingredients.map((i) => i.name)
            return [ingredientsKey(own), own] as const
          }),
        )
        const [only, ...others] = compositions.values()
        if (only !== undefined && others.length === 0) names.push(...only)
        else unknown.push(item.typed)
      }
    }
    return { names: [...new Set(names)], unknown: [...new Set(unknown)] }
  }

  return {
    ofProduct(product) {
      const known = product.ingredients.flatMap(({ name, strength }) => {
        const key = keyOf(name)
        return key === undefined ? [] : [{ key, strength }]
      })
      const unknown = product.ingredients.filter(({ name }) => keyOf(name) === undefined).map((i) => i.name)
      const { per, form, content, route } = product
      const drops = dropsOf(known, per)
      return { ingredients: asMixture(known), unknown, per, form, content, route, dropsPerMl: drops }
    },
    ofText(text) {
      const items = readItems(text.slice(0, LONGEST), lexicon)
      const { names, unknown } = namesIn(items, normalize(text))
      if (text.length > LONGEST) unknown.push('…')
      const strengths = names.length === 0 ? null : takeStrengths(items, names.length)
      const ingredients = names.flatMap((name, at) => {
        const key = keyOf(name)
        return key === undefined ? [] : [{ key, strength: strengths?.amounts[at] ?? '' }]
      })
      const form = phraseOf(items, 'form')
      return {
        ingredients: asMixture(ingredients),
        unknown,
        per: strengths?.per ?? '',
        form: form?.name ?? '',
        content: '',
        route: phraseOf(items, 'route')?.name ?? '',
        isAbbreviated: items.some((item) => item.kind === 'known' && item.isAbbreviated === true),
        reachOfForm:
          form &&
          formReach(
            ingredients.map(({ key }) => key),
            form,
          ),
        dropsPerMl: dropsOf(ingredients, strengths?.per ?? ''),
      }
    },
  }
}

/**
 * Whether the word of a salt follows the name of a drug: the calcium of "atorvastatina calcio" is no drug of its own, but
 * that of "vitamina D3/calcio" is.
 */
const follows = (salt: string, before: ParsedItem | undefined, text: string): boolean =>
  before?.kind === 'known' &&
  before.meaning.kind === 'ingredient' &&
  [' ', ' de '].some((joint) => text.includes(`${before.typed}${joint}${salt}`))

/** The catalogue, extended by the ingredients that only the safety rules know. No presentation is listed for these. */
function withOthers(catalogue: CatalogueKnowledge, safety: SafetyKnowledge): CatalogueKnowledge {
  const listed = new Set(catalogue.ingredients.map(({ name }) => normalize(name)))
  const spellings = new Map<string, string[]>()
  for (const [spelling, key] of safety.names)
    if (!listed.has(key)) spellings.set(key, [...(spellings.get(key) ?? []), spelling])
  const others = [...spellings].map(([key, synonyms]) => ({
    name: safety.printed.get(key) ?? key,
    synonyms,
    atc: [],
    fraction: 'IV' as const,
    antibiotic: false,
    sources: [],
  }))
  return { ...catalogue, ingredients: [...catalogue.ingredients, ...others] }
}

/** The form or route that a text names, and the words of the text that name it. */
function phraseOf(
  items: readonly ParsedItem[],
  kind: 'form' | 'route',
): { name: string; typed: string } | undefined {
  for (const item of items)
    if (item.kind === 'known' && item.meaning.kind === kind && 'name' in item.meaning)
      return { name: item.meaning.name, typed: item.typed }
  return undefined
}
