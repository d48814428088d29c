import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { readersOfOrders } from '#contract/prescription/ordered-drug.ts'
import type { Catalogue } from './catalogue.ts'
import { presentationOfProduct } from './presentation-of-product.ts'

/** The catalogue in the form that the judging of drafts needs. The page uses the same form. */
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
