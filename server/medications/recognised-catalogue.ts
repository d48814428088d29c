import type { RecognisedCatalogue } from '#contract/prescription/recognised.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'

/** What of the catalogue a free text is read by. */
export const recognisedOf = (
  knowledge: Pick<Knowledge, 'ingredients' | 'controlled' | 'prohibited' | 'products'>,
): RecognisedCatalogue => ({
  ingredients: knowledge.ingredients,
  // Each stands there under all its names.
  controlled: [...new Map([...knowledge.controlled.values()].map((one) => [one.name, one])).values()],
  prohibited: [...knowledge.prohibited.keys()],
  products: knowledge.products,
})
