import * as z from 'zod/mini'
import { CONTROLLED_CLASSES } from '#contract/medications/is-controlled.ts'
import type { WatchedBrand } from '#contract/prescription/names/recognised.ts'
import { normalize } from '#contract/values/normalize.ts'
import { filled } from '../cells.ts'
import type { Ingredient, Product } from './product.ts'

/** File of the rows that an imported list of controlled medicines brought, inside the data directory. */
export const IMPORTED_CONTROLLED = 'catalogue/controlled.jsonl'

/** One line of an imported list of controlled medicines. The `uid` of the line joins brand and substances; two imports are compared by it. */
export const ImportedControlled = z.object({
  uid: filled,
  /** Brand; empty for a row of a generic medicine. */
  brand: z.string(),
  substances: z.array(filled).check(z.minLength(1)),
  fraction: z.enum(CONTROLLED_CLASSES),
})
export type ImportedControlled = z.output<typeof ImportedControlled>

/** The parts of a catalogue that an imported list of controlled medicines changes. */
interface Controlled {
  ingredients: readonly Ingredient[]
  names: ReadonlyMap<string, Ingredient>
  products: readonly Product[]
  controlled: ReadonlyMap<string, Ingredient>
  watchedBrands: readonly WatchedBrand[]
}

const STRICTNESS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** Whether a class of the law is stricter than another. */
export const isStricter = (a: Ingredient['fraction'], b: Ingredient['fraction']): boolean =>
  STRICTNESS.indexOf(a) < STRICTNESS.indexOf(b)

/**
 * Adds an imported list of controlled medicines to the catalogue. A class only becomes stricter. A brand of the list is added to
 * the products with exactly the brand's substances. Where no product has these substances, every text that is printed is searched
 * for the brand.
 */
export function withControlled(of: Controlled, rows: readonly ImportedControlled[]): Controlled {
  const alone = strictestOf(rows.filter(({ substances }) => substances.length === 1))
  const raised = <T extends { fraction: Ingredient['fraction'] }>(one: T, name: string): T => {
    const fraction = alone.get(normalize(name))?.fraction
    return fraction && isStricter(fraction, one.fraction) ? { ...one, fraction } : one
  }
  const raisedNames = (known: ReadonlyMap<string, Ingredient>) =>
    new Map([...known].map(([key, one]) => [key, raised(one, one.name)] as const))
  const names = raisedNames(of.names)
  const controlled = raisedNames(of.controlled)
  for (const [key, { name, fraction }] of strictestOf(rows))
    if (!names.has(key) && !controlled.has(key))
      controlled.set(key, {
        name,
        synonyms: [],
        atc: [],
        // For a new substance that the list never names alone, the class of its combination holds.
        fraction: alone.get(key)?.fraction ?? fraction,
        antibiotic: false,
        sources: ['cofepris-controlados'],
      })
  const branded = rows.filter(({ brand }) => brand !== '')
  const products = of.products.map((product) => {
    const [only, ...others] = product.ingredients
    const strict = only && others.length === 0 ? raised(product, only.name) : product
    const named = branded.filter(({ substances }) => isMadeOf(product, substances)).map(({ brand }) => brand)
    return { ...strict, brands: [...new Set([...strict.brands, ...named])] }
  })
  const sold = new Set(products.flatMap(({ brands }) => brands.map(normalize)))
  const watched = new Set(of.watchedBrands.map(({ brand }) => normalize(brand)))
  return {
    ingredients: of.ingredients.map((one) => raised(one, one.name)),
    names,
    products,
    controlled,
    // A brand that now belongs to a product follows the class of that product.
    watchedBrands: [
      ...of.watchedBrands.filter(({ brand }) => !sold.has(normalize(brand))),
      ...watchedOf(
        branded.filter(({ brand }) => !sold.has(normalize(brand)) && !watched.has(normalize(brand))),
      ),
    ],
  }
}

/** Strictest class of each substance, by its normalised name. */
function strictestOf(rows: readonly ImportedControlled[]) {
  const strictest = new Map<string, { name: string; fraction: ImportedControlled['fraction'] }>()
  for (const { substances, fraction } of rows)
    for (const name of substances) {
      const known = strictest.get(normalize(name))
      if (!known || isStricter(fraction, known.fraction)) strictest.set(normalize(name), { name, fraction })
    }
  return strictest
}

/** Lists each brand of the imported list once, with the substances of all of its rows. */
function watchedOf(rows: readonly ImportedControlled[]): WatchedBrand[] {
  const byBrand = new Map<string, WatchedBrand>()
  for (const { brand, substances } of rows) {
    const before = byBrand.get(normalize(brand)) ?? { brand, ingredients: [] }
    const ingredients = [...new Set([...before.ingredients, ...substances])]
    byBrand.set(normalize(brand), { brand: before.brand, ingredients })
  }
  return [...byBrand.values()]
}

const isMadeOf = ({ ingredients }: Product, substances: readonly string[]): boolean =>
  ingredients.length === substances.length &&
  ingredients.every(({ name }) => substances.some((one) => normalize(one) === normalize(name)))
