import { loadCatalogue, type CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import { createDrugSearch, type SearchEngine } from '#contract/drug-search/search.ts'
import { boxesOf } from '#contract/posology/packs/lesser-box.ts'
import { createCompendium } from '#contract/prescription/compendium/listed-medicine.ts'
import { createRecogniser } from '#contract/prescription/names/recognise.ts'
import { createWatchedNames } from '#contract/prescription/names/watched-names.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import type { Catalogue } from './catalogue.ts'
import { remembering } from '#contract/remember.ts'
import { shortNamesOf } from './catalogue-words.ts'
import { presentationOfProduct } from './presentation-of-product.ts'
import { recognisedOf } from './recognised-catalogue.ts'

/**
 * Reads and validates the catalogue, and builds the lookups that the application uses.
 * @param root the project's folder
 * @param dataDir folder with imported products, if there is one
 */
export const openCatalogue = (root: string, dataDir?: string): Catalogue =>
  serveCatalogue(loadCatalogue(root, dataDir))

/** Builds the catalogue from data that were read before. The search index is built too, unless it is given. */
export function serveCatalogue(
  knowledge: Knowledge,
  drugs: SearchEngine<Product> = createDrugSearch(knowledge),
): Catalogue {
  const byUid = new Map(knowledge.products.map((product) => [product.uid, product] as const))
  const recognised = recognisedOf(knowledge)
  const watchedIn = remembering(createWatchedNames(recognised))
  const isListed = createCompendium(
    { ...knowledge, shortNames: shortNamesOf(knowledge) },
    knowledge.compendium,
    knowledge.products.map(presentationOfProduct),
  )
  return {
    productByUid: (uid) => byUid.get(uid),
    presentationOf,
    search: (query, limit) => drugs.search(query, { limit }),
    recognise: remembering(createRecogniser(recognised, watchedIn)),
    watchedIn,
    hasCompendiumKey: remembering(isListed),
    boxesOf: boxesOf(knowledge.products.map(presentationOf)),
  }
}
