import type { FoundProduct, SearchResult } from '#contract/drug-search/search.ts'
import type { Recognised } from '#contract/prescription/recognised.ts'
import type { Product } from '#knowledge/catalogue/product.ts'

/** The catalogue as the application holds it in memory: by key, and searchable. */
export interface Catalogue {
  productByUid(uid: string): Product | undefined
  search(query: string, limit: number): CatalogueSearchResult
  /** "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentationOf(product: Product): string
  /** What a free text names, as far as it is known. */
  recognise(text: string): Recognised
}

export type CatalogueHit = FoundProduct<Product>
export type CatalogueSearchResult = SearchResult<Product>
