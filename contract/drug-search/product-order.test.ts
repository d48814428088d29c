import { expect, test } from 'vitest'
import { orderingOfProducts } from './product-order.ts'
import type { SearchedProduct } from './searched.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

/** Numbers of presentations by drug: 200 drugs with 3 to 150 presentations each. */
const COUNTS = Array.from({ length: 200 }, (_, at) => 3 + ((at * 37) % 148))

test('products are put in order in steps that read few products each', () => {
  let reads = 0
  const watched = (product: SearchedProduct): SearchedProduct => ({
    ...product,
    get generic() {
      reads += 1
      return product.generic
    },
  })
  const products = COUNTS.flatMap((count, drug) =>
    Array.from({ length: count }, (_, at) => watched(tablet(`Droga ${drug}`, { content: `${at}` }))),
  )
  const steps = orderingOfProducts(smallCatalogue(products))
  const readsByStep: number[] = []
  for (;;) {
    reads = 0
    const { done, value } = steps.next()
    readsByStep.push(reads)
    if (!done) continue
    // Drugs with more presentations come first, and the products of a drug keep their order.
    expect(value.map(({ generic, content }) => `${generic} ${content}`)).toEqual(
      COUNTS.map((count, drug) => ({ count, name: `Droga ${drug}` }))
        .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
        .flatMap(({ count, name }) => Array.from({ length: count }, (_, at) => `${name} ${at}`)),
    )
    break
  }
  expect(products.length).toBeGreaterThan(10_000)
  expect(Math.max(...readsByStep)).toBeLessThan(4000)
})
