import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { readersOfOrders } from '#contract/prescription/ordered-drug.ts'
import type { Catalogue } from './catalogue.ts'
import { presentationOfProduct } from './presentation-of-product.ts'

/**
 * Selects the functions of the catalogue with which a draft of a prescription is checked. Server and browser check drafts
 * with the same functions.
 */
export const judgedCatalogue = (
  catalogue: Pick<Catalogue, 'productByUid' | 'recognise' | 'watchedIn' | 'hasCompendiumKey'>,
): JudgedCatalogue => ({
  recognise: catalogue.recognise,
  hasCompendiumKey: catalogue.hasCompendiumKey,
  ...readersOfOrders(catalogue),
  productByUid(uid) {
    const product = catalogue.productByUid(uid)
    return product && presentationOfProduct(product)
  },
})
