import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, readFolder } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { Product } from './product.ts'

const Row = z.object({ generic: filled, routes: several, brands: several, sources: several })

/**
 * Reads `knowledge/catalogue/brands/*.csv`: the ingredients of brands that are sold in Mexico. A brand is added to every
 * product with exactly the brand's ingredients and, if the row of the brand lists routes, one of these routes. In which strengths a
 * brand is sold is only known of the brands of `brand-contents.csv`.
 * @returns the products with all brands by which they can be searched, those of the product's own row first
 */
export function withBrands(
  root: string,
  products: Product[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Product[] {
  const places = new Map<string, number[]>()
  for (const [place, product] of products.entries()) {
    const key = keyOf(product.ingredients.map(({ name }) => name))
    places.set(key, [...(places.get(key) ?? []), place])
  }
  const named = products.map((product) => new Set(product.brands))
  const seen = new Map<string, string>()
  for (const { row, at } of readFolder(root, 'knowledge/catalogue/brands', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    const found = (places.get(keyOf(row.generic.split(' / '))) ?? []).filter(
      (place) => row.routes.length === 0 || row.routes.includes(products[place]?.route ?? ''),
    )
    if (found.length === 0) faults.add(at, `no product of ${row.generic}`)
    for (const brand of row.brands) {
      const other = seen.get(`${brand} ${row.routes.join()}`)
      if (other !== undefined) faults.add(at, `${brand} is already in ${other}`)
      seen.set(`${brand} ${row.routes.join()}`, at)
      for (const place of found) named[place]?.add(brand)
    }
  }
  return products.map((product, place) => ({ ...product, brands: [...(named[place] ?? [])] }))
}

/** Key of a combination of ingredients, whatever their order: `a / b` and `b / a` are one combination. */
const keyOf = (names: readonly string[]): string => names.toSorted().join(' / ')
