import * as z from 'zod/mini'
import { filled } from '../cells.ts'
import type { Product } from './product.ts'

/** File of the prices that an imported file of PROFECO brought, inside the data directory. */
export const IMPORTED_PRICES = 'catalogue/prices.jsonl'

/** One line of an imported price list: the price of a presentation under one brand. The `uid` of the line joins product and brand. */
export const ImportedPrice = z.object({
  uid: filled,
  product: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Brand as the file writes it; empty where the row names the generic only. */
  brand: z.string(),
  /** Median of the observed prices, in cents of a peso. */
  cents: z.int().check(z.positive()),
  observed: z.int().check(z.positive()),
})
export type ImportedPrice = z.output<typeof ImportedPrice>

/**
 * Gives products their observed price, and the brands under which prices were observed. The generic's price is preferred to
 * that of a brand, because the doctor prescribes the generic name; among brands the cheapest one counts.
 */
export function withPrices(products: readonly Product[], prices: readonly ImportedPrice[]): Product[] {
  const byProduct = new Map<string, ImportedPrice[]>()
  for (const price of prices) byProduct.set(price.product, [...(byProduct.get(price.product) ?? []), price])
  return products.map((product) => {
    const seen = byProduct.get(product.uid)
    if (seen === undefined) return product
    const generic = seen.find(({ brand }) => brand === '')
    const cheapest = Math.min(...seen.map(({ cents }) => cents))
    const brands = seen.flatMap(({ brand }) => (brand === '' ? [] : [brand]))
    return {
      ...product,
      brands: [...new Set([...product.brands, ...brands])],
      priceCents: product.priceCents ?? generic?.cents ?? cheapest,
    }
  })
}
