import * as z from 'zod/mini'
import { concentrationOf, isSameConcentration } from '#contract/prescription/compendium/strength.ts'
import type { ListedMedicine } from '#contract/prescription/compendium/listed-medicine.ts'
import { checkCompendiumKey } from '#contract/values/identifiers/compendium-key.ts'
import { filled, several } from '../cells.ts'
import { type Faults, type Located, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { Product } from './product.ts'
import type { Form } from './terms.ts'

const Row = z.object({
  keys: several,
  generic: filled,
  strength: filled,
  per: z.string(),
  forms: several,
  also: several,
  sources: several,
})

/** Medicine of the Compendio Nacional de Insumos para la Salud, with its keys. */
export interface CompendiumEntry extends ListedMedicine {
  /** Keys of the medicine. They differ in the last part only, which names the package. */
  keys: readonly string[]
}

const FILE = 'knowledge/catalogue/compendium.csv'

/** Facts of the catalogue with which the rows of the Compendio are read. */
interface Known {
  products: readonly Product[]
  forms: readonly Form[]
  sources: ReadonlyMap<string, Source>
}

/** Reads the keys of `compendium.csv`. A key that no product of the catalogue has is a fault: nobody could prescribe it. */
export function readCompendium(
  root: string,
  { products, forms, sources }: Known,
  faults: Faults,
): CompendiumEntry[] {
  return readRows(root, FILE, Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    for (const form of row.forms)
      if (!forms.some(({ name }) => name === form)) faults.add(at, `unknown form ${form}`)
    const entry = withForms(entryOf({ row, at }, faults), forms)
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
    also: row.also,
  }
}

/** Adds to the forms of a medicine the forms that the Compendio prints under the same names (`Form.listedAs`). */
export const withForms = <M extends Pick<ListedMedicine, 'forms'>>(
  medicine: M,
  forms: readonly Form[],
): M => ({
  ...medicine,
  forms: [
    ...medicine.forms,
    ...forms.filter(({ listedAs }) => medicine.forms.includes(listedAs)).map(({ name }) => name),
  ],
})

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
    return own !== undefined && isSameStrength([own.strength, per], [strength, entry.per])
  })
}

/** Whether two strengths, each with its reference amount, are equal. A strength in words equals only the same words. */
function isSameStrength(own: [string, string], listed: [string, string]): boolean {
  const [a, b] = [concentrationOf(...own), concentrationOf(...listed)]
  return a === null || b === null ? own.join('/') === listed.join('/') : isSameConcentration(a, b)
}
