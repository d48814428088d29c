import * as z from 'zod/mini'
import { checkCompendiumKey } from '#contract/values/identifiers/compendium-key.ts'
import { filled, several } from '../cells.ts'
import { type Faults, type Located, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { Product } from './product.ts'

const Row = z.object({
  keys: several,
  generic: filled,
  strength: filled,
  per: z.string(),
  forms: several,
  sources: several,
})

/**
 * Medicine of the Compendio Nacional de Insumos para la Salud, with the facts that decide whether a product is this
 * medicine.
 */
export interface CompendiumEntry {
  /** Keys of the medicine. They differ in the last part only, which names the package. */
  keys: readonly string[]
  ingredients: readonly { name: string; strength: string }[]
  per: string
  forms: readonly string[]
}

const FILE = 'knowledge/catalogue/compendium.csv'

/** Reads the keys of `compendium.csv`. A key that no product of the catalogue has is a fault: nobody could prescribe it. */
export function readCompendium(
  root: string,
  products: readonly Product[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): CompendiumEntry[] {
  return readRows(root, FILE, Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    const entry = entryOf({ row, at }, faults)
    if (!products.some((product) => isEntry(product, entry))) faults.add(at, `no product of ${row.generic}`)
    return entry
  })
}

function entryOf({ row, at }: Located<z.output<typeof Row>>, faults: Faults): CompendiumEntry {
  const names = row.generic.split(' / ')
  const strengths = row.strength.split(' / ')
  if (names.length !== strengths.length)
    faults.add(at, `${names.length} ingredients but ${strengths.length} strengths`)
  if (row.keys.length === 0) faults.add(at, 'no key')
  for (const key of row.keys)
    if (!checkCompendiumKey(key).ok) faults.add(at, `not a key of the Compendio: ${key}`)
  return {
    keys: row.keys,
    ingredients: names.map((name, i) => ({ name, strength: strengths[i] ?? '' })),
    per: row.per,
    forms: row.forms,
  }
}

/**
 * Gives every product its Compendio key. The content of the package does not decide: a nurse may prescribe what the Compendio
 * lists (mexico.md A6), and a box of 15 tablets counts as the same medicine as a box of 30.
 */
export function withKeys(products: readonly Product[], entries: readonly CompendiumEntry[]): Product[] {
  const byNames = new Map<string, CompendiumEntry[]>()
  for (const entry of entries) {
    const names = namesOf(entry.ingredients)
    byNames.set(names, [...(byNames.get(names) ?? []), entry])
  }
  return products.map((product) => {
    const entry = byNames.get(namesOf(product.ingredients))?.find((one) => isEntry(product, one))
    return entry === undefined ? product : { ...product, compendium: entry.keys[0] ?? null }
  })
}

const namesOf = (ingredients: readonly { name: string }[]): string =>
  ingredients
    .map(({ name }) => name)
    .toSorted()
    .join(' / ')

type Facts = Pick<Product, 'ingredients' | 'per' | 'form'>

function isEntry({ ingredients, per, form }: Facts, entry: CompendiumEntry): boolean {
  if (!entry.forms.includes(form) || ingredients.length !== entry.ingredients.length) return false
  return entry.ingredients.every(({ name, strength }) => {
    const own = ingredients.find((one) => one.name === name)
    return own !== undefined && isSameStrength(own.strength, per, strength, entry.per)
  })
}

/** Largest relative difference of two equal strengths, which rounding causes: 10 g in 15 mL is printed as 66.70 g in 100 mL. */
const ROUNDED = 0.005

function isSameStrength(a: string, aPer: string, b: string, bPer: string): boolean {
  const [left, right] = [amountOf(a, aPer), amountOf(b, bPer)]
  if (left === null || right === null) return a === b && aPer === bPer
  return left.unit === right.unit && Math.abs(left.value - right.value) <= ROUNDED * right.value
}

const MILLIGRAMS: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 }

/** Converts a strength to the amount in one unit of its reference: 500 mg in 5 mL is 100 mg per mL. */
function amountOf(strength: string, per: string): { value: number; unit: string } | null {
  const [amount, unit] = partsOf(strength)
  const [reference, of] = per === '' ? [1, ''] : partsOf(per)
  if (amount === null || reference === null || reference === 0) return null
  const factor = MILLIGRAMS[unit]
  const value = (amount * (factor ?? 1)) / reference
  return { value, unit: `${factor === undefined ? unit : 'mg'}/${of}` }
}

function partsOf(quantity: string): [number | null, string] {
  const found = /^(\d+(?:\.\d+)?) (.+)$/u.exec(quantity)
  return found?.[1] === undefined ? [null, ''] : [Number(found[1]), found[2] ?? '']
}
