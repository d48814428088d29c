import type { Found, SearchResult } from '#contract/drug-search/search.ts'
import type { Fraction, Product } from '#knowledge/catalogue/product.ts'

/** The catalogue as the application holds it in memory: by key, and searchable. */
export interface Catalogue {
  productByUid(uid: string): Product | undefined
  search(query: string, limit: number): CatalogueSearch
  /** "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentationOf(product: Product): string
  /** What a free text names, as far as it is known. */
  recognise(text: string): Recognised
}

export interface Recognised {
  /** Generic name of every ingredient found in the text; null when none was. */
  generic: string | null
  /** A brand found in the text; alone it does not make a prescription. */
  brand: string | null
  /** Strictest default class of the ingredients found. */
  fraction: Fraction | null
  antibiotic: boolean
  /** The controlled drug or antibiotic that it may mean by a slip of the pen. */
  misspelt: string | null
  /** Whether it names what nobody may prescribe (LGS 237, 245 I). */
  prohibited: boolean
}

export type CatalogueHit = Found<Product>
export type CatalogueSearch = SearchResult<Product>
