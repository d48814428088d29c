import { describe, expect, test } from 'vitest'
import { importedProduct } from '../testing/imported-product.ts'
import { type ImportedPrice, withPrices } from './imported-prices.ts'
import type { Product } from './product.ts'

const UID = 'a'.repeat(64)
const product: Product = { ...importedProduct('fictina', UID), brands: ['Fictex'] }
const price = (brand: string, cents: number, of = UID): ImportedPrice => ({
  uid: `${of} ${brand}`,
  product: of,
  brand,
  cents,
  observed: 1,
})

describe('a price list gives a product its price and brands', () => {
  test.each([
    ['of the generic before that of a cheaper brand', [price('Ficta', 500), price('', 900)], null, 900],
    ['of the cheapest brand', [price('Ficta', 700), price('Fictona', 500), price('Fictal', 600)], null, 500],
    ['that the product has already', [price('', 900)], 1200, 1200],
    ['of no other product', [price('', 900, 'b'.repeat(64))], null, null],
  ])('%s', (_name, prices, own, cents) => {
    const [priced] = withPrices([{ ...product, priceCents: own }], prices)
    expect(priced?.priceCents).toBe(cents)
  })

  test('the brands are those of the product and of its prices, each once', () => {
    const prices = [
      price('Ficta', 700),
      price('', 600),
      price('Fictex', 800),
      price('Otra', 1, 'b'.repeat(64)),
    ]
    expect(withPrices([product], prices)).toEqual([
      { ...product, brands: ['Fictex', 'Ficta'], priceCents: 600 },
    ])
  })

  test('a product without a price remains as it is', () => {
    expect(withPrices([product], [])).toEqual([product])
  })
})
