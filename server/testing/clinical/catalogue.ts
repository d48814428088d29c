import { presentationOf } from '#contract/drug-search/presentation.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import { createCompendium } from '#contract/prescription/compendium/listed-medicine.ts'
import { createRecogniser } from '#contract/prescription/names/recognise.ts'
import { createWatchedNames } from '#contract/prescription/names/watched-names.ts'
import { makePresentation, RECOGNISED } from '#contract/prescription/testing/catalogue.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import { presentationOfProduct } from '../../medications/presentation-of-product.ts'

/** Fictional drugs, one for each legal class and regime, so that tests of rules don't depend on the real catalogue. */
const DRUGS: readonly { generic: string; fraction: Fraction; antibiotic: boolean; brands: string[] }[] = [
  { generic: 'Unomicto', fraction: 'I', antibiotic: false, brands: ['Unobrand'] },
  { generic: 'Dosazolam', fraction: 'II', antibiotic: false, brands: ['Dosbrand'] },
  { generic: 'Tresepam', fraction: 'III', antibiotic: false, brands: ['Tresbrand'] },
  { generic: 'Cuatropril', fraction: 'IV', antibiotic: false, brands: ['Cuatrobrand'] },
  { generic: 'Seisalbina', fraction: 'VI', antibiotic: false, brands: ['Seisbrand'] },
  { generic: 'Cocicilina', fraction: 'IV', antibiotic: true, brands: ['Cocibrand'] },
]

const productOf = (drug: (typeof DRUGS)[number]): Product => ({
  // Fields that only a presentation has are added to the product too, but nothing reads them.
  ...makePresentation(drug.generic, drug),
  id: drug.generic.toLowerCase(),
  atc: '',
  gtin: null,
  registration: null,
  priceCents: null,
  // One fictional drug is in the Compendio, under an invalid number.
  compendium: drug.generic === 'Cuatropril' ? '000.000.0000.00' : null,
  sources: [],
})

const products = DRUGS.map(productOf)
const recognised = {
  ...RECOGNISED,
  ingredients: DRUGS.map(({ generic, ...law }) => ({ name: generic.toLowerCase(), synonyms: [], ...law })),
  products,
}

export const uidOfDrug = (generic: string): string => makePresentation(generic).uid

/** A catalogue of the fictional drugs only. Texts are recognised by the same code as in the real catalogue. */
export const testCatalogue: Catalogue = {
  productByUid: (uid) => products.find((product) => product.uid === uid),
  presentationOf,
  search: (query) => ({ query, corrected: null, results: [], guesses: [], known: null }),
  recognise: createRecogniser(recognised),
  watchedIn: createWatchedNames(recognised),
  boxesOf: () => [],
  hasCompendiumKey: createCompendium(
    {
      ingredients: recognised.ingredients,
      forms: [{ name: 'tableta', plural: 'tabletas', aliases: [], route: 'oral' }],
      routes: [],
      shortNames: [],
    },
    products
      .filter(({ compendium }) => compendium !== null)
      .map(({ ingredients, per, form }) => ({ ingredients, per, forms: [form], also: [] })),
    products.map(presentationOfProduct),
  ),
}
