import { describe, expect, test } from 'vitest'
import { createRecogniser } from './recognise.ts'
import type { Recognised } from './recognised.ts'
import { RECOGNISED } from '../testing/catalogue.ts'

const recognise = createRecogniser(RECOGNISED)
const UNKNOWN: Recognised = {
  generic: null,
  brand: null,
  fraction: null,
  antibiotic: false,
  otherGeneric: false,
  misspelt: null,
  prohibited: false,
}

test.each<[string, Partial<Recognised>]>([
  ['', {}],
  ['Crema base', {}],
  ['Cuatropril 10 mg', { generic: 'cuatropril', fraction: 'IV' }],
  ['CUATROPRIL10mg', { generic: 'cuatropril', fraction: 'IV' }],
  ['tableta de cuatropril', { generic: 'cuatropril', fraction: 'IV' }],
  ['Quatropril sódico 10 mg', { generic: 'cuatropril', fraction: 'IV' }],
  ['Quatropril potásico', {}],
  ['Cocicilina', { generic: 'cocicilina', fraction: 'IV', antibiotic: true }],
  ['Cocibrand', { brand: 'Cocibrand', fraction: 'IV', antibiotic: true }],
  ['Cuatrobrand', { brand: 'Cuatrobrand', fraction: 'IV' }],
  ['Cuatropril (Cuatrobrand)', { generic: 'cuatropril', brand: 'Cuatrobrand', fraction: 'IV' }],
  ['bi brand 5 mg', { brand: 'Bi-Brand', fraction: 'IV' }],
  // The ingredients of a brand in the text are recognised, whatever else the text names.
  ['Cuatropril y Dosbrand', { generic: 'cuatropril', brand: 'Dosbrand', fraction: 'II' }],
  ['Dosbrand y Cuatrobrand', { brand: 'Dosbrand', fraction: 'II' }],
  ['Cuatropril con dosazolam', { generic: 'cuatropril / dosazolam', fraction: 'II' }],
  ['Cuatropril, cuatropril y quatropril sódico', { generic: 'cuatropril', fraction: 'IV' }],
  ['Unodona 5 mg', { generic: 'unodona', fraction: 'I' }],
  ['Clorhidrato de unodona', { generic: 'unodona', fraction: 'I' }],
  ['Prohibina 10 mg', { prohibited: true }],
  ['solución de ácido prohibido', { prohibited: true }],
  ['Cuatropril con prohibina', { generic: 'cuatropril', fraction: 'IV', prohibited: true }],
  // In these texts "K2" is a vitamin and "DOM" is a day. Prohibited drugs have the same names.
  ['Vitamina K2', {}],
  ['tomar LUN a DOM', {}],
])('"%s"', (text, found) => expect(recognise(text)).toEqual({ ...UNKNOWN, ...found }))

test('a known brand that a sold one begins is not recognised as that, and has its class', () => {
  const find = createRecogniser({
    ...RECOGNISED,
    knownBrands: ['Dosbrand-D', 'Super Cocibrand', 'Tresbrand'],
  })
  expect(find('Dosbrand D 2 mg')).toEqual({ ...UNKNOWN, brand: 'Dosbrand-D', fraction: 'II' })
  expect(find('super cocibrand')).toMatchObject({ brand: 'Super Cocibrand', antibiotic: true })
  expect(find('Dosbrand 2 mg').brand).toBe('Dosbrand')
  expect(find('Tresbrand')).toEqual(UNKNOWN)
})

test('a name of eight words is found, and a longer one is not', () => {
  const named = (words: number) => {
    const name = Array.from({ length: words }, (_, n) => `nombre${'x'.repeat(n)}`).join(' ')
    const ingredients = [{ name, synonyms: [], fraction: 'V' as const, antibiotic: false }]
    return createRecogniser({ ...RECOGNISED, ingredients })(`antes ${name} después`).fraction
  }
  expect([named(7), named(8), named(9)]).toEqual(['V', 'V', null])
})

test('the longer of two names that begin alike is recognised', () => {
  const ingredients = [
    { name: 'sodio', synonyms: [], fraction: 'VI' as const, antibiotic: false },
    { name: 'sodio fosfato', synonyms: [], fraction: 'IV' as const, antibiotic: false },
  ]
  const find = createRecogniser({ ...RECOGNISED, ingredients })
  expect(find('sodio fosfato sodio').generic).toBe('sodio fosfato / sodio')
  expect(find('sodio fosfato 5 g').generic).toBe('sodio fosfato')
})

test.each([
  ['I', ['VI', 'II', 'I']],
  ['II', ['III', 'II', 'IV']],
  ['III', ['IV', 'III']],
  ['IV', ['V', 'IV']],
  ['V', ['VI', 'V']],
] as const)('%s is the strictest class of %j', (strictest, classes) => {
  const ingredients = classes.map((fraction, n) => ({
    name: `droga${'x'.repeat(n)}`,
    synonyms: [],
    fraction,
    antibiotic: false,
  }))
  const find = createRecogniser({ ...RECOGNISED, ingredients })
  expect(find(ingredients.map(({ name }) => name).join(' y ')).fraction).toBe(strictest)
})

describe('a misspelt controlled drug or antibiotic', () => {
  test.each([
    ['Dosazolan 2 mg', 'dosazolam'],
    ['Dosazolm', 'dosazolam'],
    ['Dosazzolam', 'dosazolam'],
    ['Dosaozlam', 'dosazolam'],
    ['dosa zolam', 'dosazolam'],
    ['Unodoma 5 mg', 'unodona'],
    ['Cocicilna', 'cocicilina'],
    ['Cuatropril con dosazolan', 'dosazolam'],
    ['Dosbrend 2 mg', 'Dosbrand'],
    ['Cocibramd', 'Cocibrand'],
  ])('%s is taken for %s', (text, meant) => expect(recognise(text).misspelt).toBe(meant))

  test.each([
    ['two slips', 'Dosezolan'],
    ['the very name', 'Dosazolam 2 mg'],
    ['the very brand', 'Dosbrand'],
    ['a drug that nobody controls', 'Cuatroprll'],
    ['the brand of a drug that nobody controls', 'Cuatrobrend'],
    ['the brand of a controlled drug beside a drug that is named', 'Cuatropril Dosbrend'],
    ['a brand of two words', 'Bi-Brend'],
    ['a synonym of several words', 'clorhidrat de zzz'],
    ['nothing', ''],
  ])('is not suspected with %s: "%s"', (_what, text) => expect(recognise(text).misspelt).toBeNull())

  const withName = (name: string) =>
    createRecogniser({
      ...RECOGNISED,
      ingredients: [{ name, synonyms: [], fraction: 'III', antibiotic: false }],
      watched: [],
      watchedBrands: [],
      products: [],
    })
  test.each([
    ['of five letters', 'zotam', 'zotom', null],
    ['of six letters', 'zotama', 'zotamu', 'zotama'],
    // The name "zotama" has six letters, and its misspelling "zotma" has five.
    ['with a letter left out', 'zotama', 'zotma', null],
    ['of two words', 'zotama sol', 'zotamu', null],
  ])('is suspected by the length of its name: %s', (_what, name, slip, meant) =>
    expect(withName(name)(slip).misspelt).toBe(meant),
  )

  test('is not suspected when the text is another known name', () => {
    const ingredients = [
      { name: 'dosazolam', synonyms: [], fraction: 'II' as const, antibiotic: false },
      { name: 'dosazolan', synonyms: [], fraction: 'VI' as const, antibiotic: false },
    ]
    const find = createRecogniser({ ...RECOGNISED, ingredients })
    expect(find('dosazolan').misspelt).toBeNull()
    // A word of a known brand is not taken for a misspelling of another name.
    const products = [
      { ingredients: [], brands: ['Dosazolem forte'], fraction: 'VI' as const, antibiotic: false },
    ]
    expect(createRecogniser({ ...RECOGNISED, products })('Dosazolem').misspelt).toBeNull()
  })
})
