import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { Atc, filled, FractionCell, several } from '../cells.ts'
import { type Faults, type Located, readFolder } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import { sentenceCase } from '../text.ts'
import { type AntibioticRules, isAntibiotic } from './antibiotics.ts'
import { idOf, uidOf } from './identity.ts'
import type { IngredientNames, Prohibited } from './ingredients.ts'
import type { Product } from './product.ts'
import type { Form, RouteTerm } from './terms.ts'
import { isQuantity, type Unit } from './units.ts'

const Row = z.object({
  generic: filled,
  strength: z.string(),
  per: z.string(),
  form: filled,
  route: filled,
  contents: several,
  atc: Atc,
  class: FractionCell,
  brands: several,
  sources: several,
})
type Row = z.output<typeof Row>

/** The data against which a product row is checked. */
export interface ProductChecks {
  sources: ReadonlyMap<string, Source>
  names: IngredientNames
  prohibited: Prohibited
  forms: Form[]
  routes: RouteTerm[]
  units: Unit[]
  antibiotics: AntibioticRules
}

const split = (joined: string): string[] => (joined === '' ? [] : joined.split(' / ').map((s) => s.trim()))

function checkRow({ row, at }: Located<Row>, checks: ProductChecks, faults: Faults): void {
  const names = split(row.generic)
  const strengths = split(row.strength)
  checkSources(row.sources, checks.sources, at, faults)
  if (names.length !== strengths.length)
    faults.add(at, `${names.length} ingredients but ${strengths.length} strengths`)
  for (const name of names) {
    const article = checks.prohibited.get(normalize(name))
    if (article !== undefined) faults.add(at, `${name} is prohibited (LGS ${article})`)
    else if (checks.names.get(normalize(name))?.name !== name) faults.add(at, `unknown ingredient ${name}`)
  }
  for (const quantity of [...strengths, ...(row.per === '' ? [] : [row.per])])
    if (!isQuantity(quantity, checks.units)) faults.add(at, `not a quantity: ${quantity}`)
  if (!checks.forms.some((f) => f.name === row.form)) faults.add(at, `unknown form ${row.form}`)
  if (!checks.routes.some((r) => r.name === row.route)) faults.add(at, `unknown route ${row.route}`)
  if (row.contents.length === 0) faults.add(at, 'no content')
}

function productsOf(row: Row, checks: ProductChecks): Product[] {
  const strengths = split(row.strength)
  const ingredients = split(row.generic).map((name, i) => ({ name, strength: strengths[i] ?? '' }))
  const atcOfIngredients = ingredients.flatMap((i) => checks.names.get(normalize(i.name))?.atc ?? [])
  const formRoute = checks.forms.find((f) => f.name === row.form)?.route ?? ''
  return row.contents.map((content) => {
    const facts = {
      ingredients,
      per: row.per,
      form: row.form,
      route: row.route,
      content,
      gtin: null,
      registration: null,
    }
    const id = idOf(facts, formRoute)
    return {
      ...facts,
      id,
      uid: uidOf({ id, gtin: facts.gtin }),
      generic: ingredients.map((i) => sentenceCase(i.name)).join(' / '),
      atc: row.atc,
      fraction: row.class,
      antibiotic: isAntibiotic({ ...facts, atc: row.atc }, atcOfIngredients, checks.antibiotics),
      brands: row.brands,
      priceCents: null,
      compendium: null,
      sources: row.sources,
    }
  })
}

/** Reads `knowledge/catalogue/products/*.csv`: one product for each content of a row, without duplicates. */
export function readProducts(root: string, checks: ProductChecks, faults: Faults): Product[] {
  const products: Product[] = []
  const seen = new Map<string, string>()
  for (const located of readFolder(root, 'knowledge/catalogue/products', Row, faults)) {
    checkRow(located, checks, faults)
    for (const product of productsOf(located.row, checks)) {
      const before = seen.get(product.id)
      if (before !== undefined) faults.add(located.at, `same product as ${before}: ${product.id}`)
      seen.set(product.id, located.at)
      products.push(product)
    }
  }
  return products
}
