import * as z from 'zod/mini'
import { strengthOf } from '#contract/drug-search/presentation.ts'
import { several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { Product } from './product.ts'

const Row = z.object({ brands: several, strengths: several, forms: several, sources: several })

/**
 * Removes brands from products with a strength or form in which the brand is not sold. `brand-contents.csv` lists the strengths and
 * forms of some brands: Toujeo is insulin glargine of 300 UI/mL, and never of 100 UI/mL.
 */
export function withBrandContents(
  root: string,
  products: readonly Product[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Product[] {
  const named = products.map((product) => new Set(product.brands))
  for (const { row, at } of readRows(root, 'knowledge/catalogue/brand-contents.csv', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    const isSold = (product: Product | undefined): boolean =>
      product !== undefined &&
      (row.strengths.length === 0 || row.strengths.includes(strengthOf(product))) &&
      (row.forms.length === 0 || row.forms.includes(product.form))
    for (const brand of row.brands) {
      const holding = named.flatMap((brands, place) => (brands.has(brand) ? [place] : []))
      const others = holding.filter((place) => !isSold(products[place]))
      if (others.length === holding.length) faults.add(at, `no product of ${brand}`)
      else for (const place of others) named[place]?.delete(brand)
    }
  }
  return products.map((product, place) => ({ ...product, brands: [...(named[place] ?? [])] }))
}
