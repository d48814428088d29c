import type { RecognisedCatalogue } from '#contract/prescription/names/recognised.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'

/** Selects the part of the catalogue that is needed to recognise drugs in free text. */
export const recognisedOf = (
  knowledge: Pick<
    Knowledge,
    | 'ingredients'
    | 'controlled'
    | 'otherAntibiotics'
    | 'watchedBrands'
    | 'watchedAbbreviations'
    | 'otherNames'
    | 'knownBrands'
    | 'prohibited'
    | 'mentions'
    | 'ordinaryWords'
    | 'products'
  >,
): RecognisedCatalogue => ({
  ingredients: knowledge.ingredients,
  // The catalogue's map has each watched substance under all its names. The result has each substance once.
  watched: [
    ...new Map([...knowledge.controlled.values()].map((one) => [one.name, one])).values(),
    ...knowledge.otherAntibiotics,
  ],
  watchedBrands: knowledge.watchedBrands,
  abbreviations: knowledge.watchedAbbreviations,
  otherNames: knowledge.otherNames,
  knownBrands: knowledge.knownBrands,
  prohibited: [...knowledge.prohibited.keys()],
  mentions: knowledge.mentions,
  ordinaryWords: knowledge.ordinaryWords,
  products: knowledge.products,
})
