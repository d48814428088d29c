import { wordsOf } from './words.ts'

interface BrandWords {
  brand: string
  /** Words of the brand, followed by all of them written as one word. */
  all: readonly string[]
  count: number
}

/** Cache of the words of a product's brands, because the search needs them at every typed letter. */
const wordsOfBrands = new WeakMap<readonly string[], readonly BrandWords[]>()

/** Words of each brand of a product. */
export function readBrands(brands: readonly string[]): readonly BrandWords[] {
  const known = wordsOfBrands.get(brands)
  if (known !== undefined) return known
  const read = brands.map((brand) => {
    const own = wordsOf(brand).map((word) => word.text)
    return { brand, all: [...own, own.join('')], count: own.length }
  })
  wordsOfBrands.set(brands, read)
  return read
}
