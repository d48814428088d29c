import { type Word, wordsOf } from './words.ts'

interface BrandWords {
  brand: string
  /** Words of the brand, followed by all of them written as one word. */
  all: readonly string[]
  count: number
}

/** Cache of the words of a product's brands, because the search needs them at every typed letter. */
const wordsOfBrands = new WeakMap<readonly string[], readonly BrandWords[]>()

const brandWords = (brand: string, words: readonly Word[]): BrandWords => {
  const own = words.map((word) => word.text)
  return { brand, all: [...own, own.join('')], count: own.length }
}

/** Words of each brand of a product. */
export function readBrands(brands: readonly string[]): readonly BrandWords[] {
  const known = wordsOfBrands.get(brands)
  if (known !== undefined) return known
  const read = brands.map((brand) => brandWords(brand, wordsOf(brand)))
  wordsOfBrands.set(brands, read)
  return read
}

/** Stores the words of the brands of products in advance. Products that share a brand share its words. */
export class BrandReader {
  readonly #read = new Map<string, BrandWords>()

  /** Stores the words of one brand. */
  add(brand: string, words: readonly Word[]): void {
    this.#read.set(brand, brandWords(brand, words))
  }

  /** Stores the brands of one product, all of them added before, so that `readBrands` with this array returns at once. */
  finish(brands: readonly string[]): void {
    wordsOfBrands.set(
      brands,
      brands.flatMap((brand) => this.#read.get(brand) ?? []),
    )
  }
}
