import type { Fraction } from '#contract/prescription/document.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Catalogue } from '../../medications/catalogue.ts'

/** Fictional drugs, one for each class and regime, so that tests of rules don't depend on the real catalogue. */
const DRUGS: readonly { generic: string; fraction: Fraction; antibiotic: boolean; brands: string[] }[] = [
  { generic: 'Unomicto', fraction: 'I', antibiotic: false, brands: ['Unobrand'] },
  { generic: 'Dosazolam', fraction: 'II', antibiotic: false, brands: ['Dosbrand'] },
  { generic: 'Tresepam', fraction: 'III', antibiotic: false, brands: ['Tresbrand'] },
  { generic: 'Cuatropril', fraction: 'IV', antibiotic: false, brands: ['Cuatrobrand'] },
  { generic: 'Seisalbina', fraction: 'VI', antibiotic: false, brands: ['Seisbrand'] },
  { generic: 'Cocicilina', fraction: 'IV', antibiotic: true, brands: ['Cocibrand'] },
]

const productOf = ({ generic, fraction, antibiotic, brands }: (typeof DRUGS)[number]): Product => ({
  id: generic.toLowerCase(),
  uid: `uid-${generic.toLowerCase()}`,
  generic,
  ingredients: [{ name: generic.toLowerCase(), strength: '10 mg' }],
  per: '',
  form: 'tableta',
  route: 'oral',
  content: 'caja con 20 tabletas',
  atc: '',
  fraction,
  antibiotic,
  brands,
  gtin: null,
  registration: null,
  priceCents: null,
  // One drug is in the Compendio, with an invalid number.
  compendium: generic === 'Cuatropril' ? '000.000.0000.00' : null,
  sources: [],
})

const products = DRUGS.map(productOf)

export const uidOfDrug = (generic: string): string => `uid-${generic.toLowerCase()}`

/** A catalogue of the fictional drugs only. */
export const testCatalogue: Catalogue = {
  productByUid: (uid) => products.find((product) => product.uid === uid),
  presentationOf: (product) => `${product.generic} tableta 10 mg, ${product.content}`,
  search: (query) => ({ query, corrected: null, results: [], guesses: [], known: null }),
  watchedIn: () => [],
  boxesOf: () => [],
  hasCompendiumKey: (text) => /^cuatropril tableta 10 mg\b/iu.test(text),
  recognise(text) {
    const words = normalize(text)
    const named = products.filter((p) => words.includes(normalize(p.generic)))
    const brand = products
      .flatMap((p) => p.brands.map((name) => ({ name, p })))
      .find(({ name }) => words.includes(normalize(name)))
    const all = [...named, ...(brand ? [brand.p] : [])]
    return {
      generic: named.length > 0 ? named.map((p) => p.generic).join(' / ') : null,
      brand: brand?.name ?? null,
      fraction: all.map((p) => p.fraction).toSorted()[0] ?? null,
      antibiotic: all.some((p) => p.antibiotic),
      otherGeneric: false,
      misspelt: words.includes('dosprill') ? 'Dospril' : null,
      prohibited: words.includes('prohibina'),
    }
  },
}
