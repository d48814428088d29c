import type { FoundProduct, SearchResult } from '#contract/drug-search/search.ts'
import type { BoxesOf } from '#contract/posology/packs/lesser-box.ts'
import type { Recognised, WatchedName } from '#contract/prescription/names/recognised.ts'
import type { Product } from '#knowledge/catalogue/product.ts'

/** The catalogue in memory: lookup by key, and search. */
export interface Catalogue {
  productByUid(uid: string): Product | undefined
  search(query: string, limit: number): CatalogueSearchResult
  /** Full text of a product, such as "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentationOf(product: Product): string
  /** Recognises known drugs in a free text. */
  recognise(text: string): Recognised
  /** Controlled drugs, antibiotics and prohibited substances that a text names, however they are written. */
  watchedIn(text: string): readonly WatchedName[]
  /** Whether the Compendio has a key for the generic name, form and strength that a text names. */
  hasCompendiumKey(text: string): boolean
  /** The packages that exist of the medicine that a presentation names. */
  boxesOf: BoxesOf
}

export type CatalogueHit = FoundProduct<Product>
export type CatalogueSearchResult = SearchResult<Product>
