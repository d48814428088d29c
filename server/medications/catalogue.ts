import type { FoundProduct, SearchResult } from '#contract/drug-search/search.ts'
import type { BoxesOf } from '#contract/posology/packs/lesser-box.ts'
import type { Recognised, WatchedName } from '#contract/prescription/names/recognised.ts'
import type { Product } from '#knowledge/catalogue/product.ts'

/** The catalogue of drugs in memory, with lookup by key and with search. */
export interface Catalogue {
  productByUid(uid: string): Product | undefined
  search(query: string, limit: number): CatalogueSearchResult
  /** Returns the full text of a product, such as "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentationOf(product: Product): string
  /** Recognises known drugs in free text. */
  recognise(text: string): Recognised
  /** Finds the controlled drugs, antibiotics and prohibited substances that a text names, in any spelling. */
  watchedIn(text: string): readonly WatchedName[]
  /**
   * Whether the national list of medicines (Compendio Nacional) has an entry for the generic name, form and strength in a text.
   */
  hasCompendiumKey(text: string): boolean
  /** Finds the packages in which the medicine of a presentation is sold. */
  boxesOf: BoxesOf
}

export type CatalogueHit = FoundProduct<Product>
export type CatalogueSearchResult = SearchResult<Product>
