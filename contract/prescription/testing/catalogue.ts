import { presentationOf } from '../../drug-search/presentation.ts'
import type { Presentation } from '../../medications/drug-catalogue.ts'
import type { JudgedCatalogue } from '../draft.ts'
import { createRecogniser } from '../names/recognise.ts'
import { createWatchedNames } from '../names/watched-names.ts'
import { readersOfOrders, type Watching } from '../ordered-drug.ts'
import type { ExcusingWords } from '../names/mention-phrases.ts'
import type { RecognisedCatalogue } from '../names/recognised.ts'

const mention = (words: string, against = false): ExcusingWords => ({
  words,
  stands: 'before',
  amount: true,
  turnedBy: against ? 'negation' : null,
  of: 'all',
})

/** An invented presentation of one ingredient, of class IV. */
export const makePresentation = (generic: string, more: Partial<Presentation> = {}): Presentation => ({
  uid: `uid-${generic.toLowerCase()}`,
  category: 'standard_drug',
  generic,
  ingredients: [{ name: generic.toLowerCase(), strength: '10 mg' }],
  per: '',
  form: 'tableta',
  route: 'oral',
  content: 'caja con 20 tabletas',
  fraction: 'IV',
  antibiotic: false,
  in_compendium: false,
  brands: [],
  retail_price: null,
  ...more,
})

/** Invented drugs: of class IV, of class II, an antibiotic, and a combination with a brand of two words. */
export const PRESENTATIONS: readonly Presentation[] = [
  makePresentation('Cuatropril', { brands: ['Cuatrobrand'] }),
  makePresentation('Dosazolam', { fraction: 'II', brands: ['Dosbrand'] }),
  makePresentation('Cocicilina', { antibiotic: true, brands: ['Cocibrand'] }),
  makePresentation('Cuatropril / Seisalbina', {
    uid: 'uid-both',
    ingredients: [
      { name: 'cuatropril', strength: '10 mg' },
      { name: 'seisalbina', strength: '5 mg' },
    ],
    brands: ['Bi-Brand'],
  }),
]

export const RECOGNISED: RecognisedCatalogue = {
  ingredients: [
    { name: 'cuatropril', synonyms: ['quatropril sódico'], fraction: 'IV', antibiotic: false },
    { name: 'dosazolam', synonyms: [], fraction: 'II', antibiotic: false },
    { name: 'cocicilina', synonyms: [], fraction: 'IV', antibiotic: true },
    { name: 'seisalbina', synonyms: [], fraction: 'VI', antibiotic: false },
  ],
  watched: [
    { name: 'unodona', synonyms: ['clorhidrato de unodona'], fraction: 'I', antibiotic: false },
    { name: 'otrocilina', synonyms: [], fraction: 'IV', antibiotic: true },
  ],
  watchedBrands: [{ brand: 'Unobrand Continus', ingredients: ['unodona'] }],
  abbreviations: [
    { abbreviation: 'DSZ', ingredients: ['dosazolam'], beside: [] },
    { abbreviation: 'coci', ingredients: ['cocicilina'], beside: ['500', '5 mg'] },
  ],
  otherNames: ['ajenopril'],
  knownBrands: [],
  prohibited: ['Prohibina', 'ácido prohibido', 'K2', 'DOM'],
  mentions: [
    ...['suspend*', 'evit*', 'sin', 'no tom*', 'no us*', 'no inici*'].map((words) => mention(words, true)),
    ...['ya toma', 'ya usa', 'ya recibe', 'despues de', 'antes de', 'antes de usar'].map((words) =>
      mention(words),
    ),
    { ...mention('despues de tomar') },
    { ...mention('desde ####'), stands: 'after', amount: false },
    { ...mention('con'), stands: 'link' },
  ],
  ordinaryWords: [],
  products: PRESENTATIONS,
}

/** A catalogue of invented drugs, and of the given presentations as well. */
export const makeCatalogue = (more: readonly Presentation[] = []): JudgedCatalogue & Watching => {
  const reading = {
    recognise: createRecogniser(RECOGNISED),
    watchedIn: createWatchedNames(RECOGNISED),
  }
  return {
    productByUid: (uid) => [...PRESENTATIONS, ...more].find((product) => product.uid === uid),
    ...reading,
    hasCompendiumKey: () => false,
    ...readersOfOrders(reading),
  }
}

/** The whole text of a presentation of the invented catalogue. */
export const presentationText = (uid: string): string =>
  PRESENTATIONS.filter((product) => product.uid === uid)
    .map((product) => presentationOf(product))
    .join('')
