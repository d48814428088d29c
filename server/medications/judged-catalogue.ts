import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import type { Catalogue } from './catalogue.ts'
import { presentationOfProduct } from './presentation-of-product.ts'

/** A catalogue as the judge asks it, of the same shape as the page has it. */
export const judgedCatalogue = (
  catalogue: Pick<Catalogue, 'productByUid' | 'recognise'>,
): JudgedCatalogue => ({
  recognise: catalogue.recognise,
  productByUid(uid) {
    const product = catalogue.productByUid(uid)
    return product && presentationOfProduct(product)
  },
})
