import { describe, expect, test } from 'vitest'
import { createDrugSearch } from './search.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

const pair = (a: string, b: string) => ({
  ingredients: [a, b].map((name) => ({ name, strength: '5 mg' })),
})
/** Invented drugs with brands of one word and of several. */
const PRODUCTS = [
  tablet('Claridina', { brands: ['Klarid', 'Klarid OD', 'Clari Forte'] }),
  tablet('Metforal', { brands: ['Predial', 'Gluco Forte'] }),
  tablet('Prednal', { brands: ['Pred Forte'], form: 'cápsula' }),
  tablet('Beta / Gamal', { ...pair('beta', 'gamal'), brands: ['Bedoyal Tri', 'Dolo-Pangal'] }),
  tablet('Zetamol', { form: 'colirio', strength: '5 mg' }),
  tablet('Vitamina D', { brands: ['Dexal'] }),
  tablet('Dexpantol'),
]
const OTHERS = {
  forms: [
    { name: 'cápsula', plural: 'cápsulas', aliases: ['caps'], askedAs: [], rank: 2 },
    { name: 'tableta', plural: 'tabletas', aliases: ['tab'], askedAs: ['pastilla'], rank: 1 },
    { name: 'colirio', plural: 'colirios', aliases: [], askedAs: [], rank: 3 },
  ],
  ingredients: [
    { name: 'claridina', synonyms: ['claritina base'] },
    { name: 'omegal', synonyms: [] },
  ],
  knownBrands: ['Tabcinol', 'Sedal XL-3'],
  watchedBrands: [{ brand: 'Rivotral', ingredients: ['x'] }],
  otherNames: ['alfabex'],
  salts: new Set(['clorhidrato']),
}

/** Result of the search for a query: the drugs, each with the brand that is shown for it, and the other fields of the result. */
function searched(query: string) {
  const { corrected, results, guesses, known } = createDrugSearch(smallCatalogue(PRODUCTS, OTHERS)).search(
    query,
  )
  const found = results.map(({ product, brand }) =>
    brand === null ? product.generic : `${product.generic} (${brand})`,
  )
  return { corrected, found, guesses: guesses.map(({ name }) => name), known }
}
const NOTHING = { corrected: null, found: [], guesses: [], known: null }

describe('a query as it is typed finds', () => {
  test.each([
    ['a brand', 'klarid', ['Claridina (Klarid)']],
    ['a brand with its release', 'klarid od', ['Claridina (Klarid OD)']],
    ['a brand with its release, around a strength', 'klarid 500 od', ['Claridina (Klarid OD)']],
    ['a brand of two words', 'pred forte', ['Prednal (Pred Forte)']],
    ['the beginnings of its words', 'clar for', ['Claridina (Clari Forte)']],
    ['its words in another order', 'forte clari', ['Claridina (Clari Forte)']],
    ['a generic name beside a word of a brand', 'metforal forte', ['Metforal (Gluco Forte)']],
    [
      'the second word of a brand and the beginning of the first',
      'pangal dol',
      ['Beta / Gamal (Dolo-Pangal)'],
    ],
    ['two ingredients in any order', 'gamal beta', ['Beta / Gamal']],
    ['a synonym', 'claritina', ['Claridina']],
    ['a vitamin', 'vitamina d', ['Vitamina D']],
    ['a vitamin in short', 'vit d', ['Vitamina D']],
    ['a form', 'colirio', ['Zetamol']],
    ['five letters of a form', 'colir', ['Zetamol']],
    ['a name beside fewer letters of a form', 'zetamol col', ['Zetamol']],
    ['a whole form beside a letter', 'e colirio', ['Zetamol']],
  ])('%s: %s', (_what, query, found) => expect(searched(query)).toEqual({ ...NOTHING, found }))

  test.each([
    ['words of two brands of one drug', 'predial forte'],
    ['words of two brands of one drug, one of them with a release', 'klarid forte'],
    ['an ingredient beside another drug', 'beta claridina'],
    ['four letters of a form', 'e col'],
    ['four letters of a form alone', 'coli'],
    ['a release alone', 'retard'],
    ['a maker alone', 'pfizer'],
    ['a maker before the name', 'pfizer claridina'],
    ['a release before the name', 'retard claridina'],
    ['a release behind an unknown word', 'claridina zzz retard'],
    ['an amount in another unit', '500 g'],
    ['an ingredient that no product has', 'omegal'],
    ['another name that the catalogue lacks', 'alfabex'],
    ['four letters of such a name', 'alfa'],
    ['a name in two parts around a number', 'zeta 5 mol'],
    ['a name in three parts', 'ze ta mol'],
    ['signs alone', '¿?'],
  ])('nothing for %s: %s', (_what, query) => expect(searched(query)).toEqual(NOTHING))
})

describe('a query is searched otherwise, and says so', () => {
  test.each([
    ['a release that no brand has is left out', 'klarid xr', 'Klarid', ['Claridina (Klarid)']],
    ['two releases are left out', 'klarid od xr', 'Klarid', ['Claridina (Klarid)']],
    ['a release of a generic name is left out', 'claridina retard', 'claridina', ['Claridina']],
    ['a maker is left out', 'claridina pfizer', 'claridina', ['Claridina']],
    ['a maker and a release are left out', 'claridina pfizer retard', 'claridina', ['Claridina']],
    ['a salt is left out', 'claridina clorhidrato', 'claridina', ['Claridina']],
    ['two parts are one name', 'zeta mol 5', 'zetamol 5', ['Zetamol']],
    ['a slip is corrected', 'claridinna', 'claridina', ['Claridina']],
    ['a slip in a brand is corrected', 'klaridd', 'Klarid', ['Claridina (Klarid)']],
  ])('%s: %s', (_what, query, corrected, found) =>
    expect(searched(query)).toEqual({ ...NOTHING, corrected, found }),
  )

  test('a word near two brands of two drugs is a question', () => {
    expect(searched('predal')).toEqual({ ...NOTHING, guesses: ['Predial', 'prednal'] })
  })

  test.each([
    ['pangal', 'Dolo-Pangal'],
    ['bedoyal', 'Bedoyal Tri'],
    ['bedoyal 5 mg', 'Bedoyal Tri'],
  ])('a word of a brand of two words is a question: %s', (query, brand) => {
    expect(searched(query)).toEqual({ ...NOTHING, guesses: [brand] })
  })
})

test.each([
  ['tabcinol', 'Tabcinol'],
  ['tabcinol 500 mg', 'Tabcinol'],
  ['sedal xl 3', 'Sedal XL-3'],
  ['rivotral 2 mg', 'Rivotral'],
  ['tabcin', null],
  ['sedal', null],
  ['mi tabcinol', null],
  ['alfabex 500', null],
])('"%s" is the brand %s, of which the catalogue lacks the contents', (query, known) =>
  expect(searched(query)).toEqual({ ...NOTHING, known }),
)

test('a brand that is sold after all is found, and not called unknown', () => {
  const { search } = createDrugSearch(
    smallCatalogue(PRODUCTS, { ...OTHERS, knownBrands: ['Klarid', 'Klarid OD'] }),
  )
  expect(search('klarid')).toMatchObject({ known: null, results: [{ brand: 'Klarid' }] })
  expect(search('klarid od').known).toBeNull()
})
