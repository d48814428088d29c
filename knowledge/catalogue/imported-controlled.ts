import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { CONTROLLED_CLASSES } from '#contract/medications/is-controlled.ts'
import type { WatchedBrand } from '#contract/prescription/names/recognised.ts'
import { normalize } from '#contract/values/normalize.ts'
import { filled } from '../cells.ts'
import type { Faults } from '../csv.ts'
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

/** Rows of the last import; none when nothing was imported. */
export function readImportedControlled(dataDir: string, faults: Faults): ImportedControlled[] {
  const file = path.join(dataDir, IMPORTED_CONTROLLED)
  if (!existsSync(file)) return []
  const rows: ImportedControlled[] = []
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue
    try {
      rows.push(ImportedControlled.parse(JSON.parse(line)))
    } catch (error) {
      const why = error instanceof z.core.$ZodError ? z.core.prettifyError(error) : String(error)
      faults.add(`${IMPORTED_CONTROLLED}:${index + 1}`, why)
    }
  }
  return rows
}

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
 * Adds an imported list to the catalogue. A class only becomes stricter. A brand names the products with exactly its
 * substances; without one it is watched in every text that is printed.
 */
export function withControlled(of: Controlled, rows: readonly ImportedControlled[]): Controlled {
  const classes = new Map<string, (typeof CONTROLLED_CLASSES)[number]>()
  for (const { substances, fraction } of rows) {
    const [only = '', ...others] = substances
    const known = classes.get(normalize(only))
    if (others.length === 0 && (!known || isStricter(fraction, known))) classes.set(normalize(only), fraction)
  }
  const raised = <T extends { fraction: Ingredient['fraction'] }>(one: T, name: string): T => {
    const fraction = classes.get(normalize(name))
    return fraction && isStricter(fraction, one.fraction) ? { ...one, fraction } : one
  }
  const ingredients = of.ingredients.map((one) => raised(one, one.name))
  const names = new Map([...of.names].map(([key, one]) => [key, raised(one, one.name)] as const))
  const controlled = new Map([...of.controlled].map(([key, one]) => [key, raised(one, one.name)] as const))
  for (const { substances, fraction } of rows)
    for (const name of substances)
      if (!names.has(normalize(name)) && !controlled.has(normalize(name)))
        controlled.set(normalize(name), {
          name,
          synonyms: [],
          atc: [],
          fraction: classes.get(normalize(name)) ?? fraction,
          antibiotic: false,
          sources: ['cofepris-controlados'],
        })
  const brands = new Map(
    rows.filter(({ brand }) => brand !== '').map((row) => [normalize(row.brand), row] as const),
  )
  const products = of.products.map((product) => {
    const own = [...brands.values()].filter(({ substances }) => isMadeOf(product, substances))
    const named = own.map(({ brand }) => brand)
    const only = product.ingredients.length === 1 ? product.ingredients[0]?.name : undefined
    const strict = only === undefined ? product : raised(product, only)
    return named.length === 0 ? strict : { ...strict, brands: [...new Set([...strict.brands, ...named])] }
  })
  const sold = new Set(products.flatMap((product) => product.brands.map(normalize)))
  const watched = new Set(of.watchedBrands.map(({ brand }) => normalize(brand)))
  const added = [...brands.entries()]
    .filter(([key]) => !sold.has(key) && !watched.has(key))
    .map(([, { brand, substances }]) => ({ brand, ingredients: substances }))
  return {
    ingredients,
    names,
    products,
    controlled,
    // A brand that is now sold by a product is watched by the class of that product.
    watchedBrands: [...of.watchedBrands.filter(({ brand }) => !sold.has(normalize(brand))), ...added],
  }
}

const isMadeOf = ({ ingredients }: Product, substances: readonly string[]): boolean =>
  ingredients.length === substances.length &&
  ingredients.every(({ name }) => substances.some((one) => normalize(one) === normalize(name)))
