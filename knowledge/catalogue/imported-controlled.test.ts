import { describe, expect, test } from 'vitest'
import { importedProduct } from '../testing/imported-product.ts'
import { type ImportedControlled, isStricter, withControlled } from './imported-controlled.ts'
import type { Ingredient, Product } from './product.ts'

const row = (
  brand: string,
  fraction: ImportedControlled['fraction'],
  ...substances: string[]
): ImportedControlled => ({ uid: `${brand} ${substances.join(' / ')}`, brand, substances, fraction })

const ingredient = (name: string, fraction: Ingredient['fraction']): Ingredient => ({
  name,
  synonyms: [],
  atc: [],
  fraction,
  antibiotic: false,
  sources: [],
})
const fictina = ingredient('fictina', 'IV')
const otrina = ingredient('otrina', 'II')
const rarina = ingredient('rarina', 'III')

const product = (brands: string[], ...names: string[]): Product => ({
  ...importedProduct(names.join('-'), 'a'.repeat(64)),
  brands,
  ingredients: names.map((name) => ({ name, strength: '5 mg' })),
})

const catalogue = {
  ingredients: [fictina, otrina],
  names: new Map([fictina, otrina].map((one) => [one.name, one])),
  products: [product(['Fictex'], 'fictina'), product(['Dobles'], 'fictina', 'otrina')],
  controlled: new Map([[rarina.name, rarina]]),
  watchedBrands: [{ brand: 'Rarex', ingredients: ['rarina'] }],
}
const listed = (...rows: ImportedControlled[]) => withControlled(catalogue, rows)

test.each([
  ['I', 'II', true],
  ['II', 'II', false],
  ['III', 'II', false],
  ['III', 'IV', true],
] as const)('whether class %s is stricter than %s: %s', (a, b, stricter) =>
  expect(isStricter(a, b)).toBe(stricter),
)

describe('an imported list of controlled medicines', () => {
  test('without rows leaves the catalogue as it is', () => expect(listed()).toEqual(catalogue))

  test.each([
    ['a stricter class', [row('', 'III', 'Fictina')], 'III'],
    ['the stricter one of two classes', [row('', 'III', 'fictina'), row('', 'I', 'fictina')], 'I'],
    ['the stricter one, named first', [row('', 'I', 'fictina'), row('', 'III', 'fictina')], 'I'],
    // The class that the list gives to a combination does not hold for a substance of the catalogue alone.
    ['no class of a combination', [row('', 'I', 'fictina', 'otrina')], 'IV'],
  ])('gives an ingredient %s', (_name, rows, fraction) => {
    const { ingredients, names, products } = listed(...rows)
    expect(ingredients.map((one) => one.fraction)).toEqual([fraction, 'II'])
    expect(names.get('fictina')).toEqual({ ...fictina, fraction })
    // A product of two ingredients keeps the class of its own registration.
    expect(products.map((one) => one.fraction)).toEqual([fraction, 'IV'])
  })

  test('gives an ingredient no class that is less strict', () => {
    expect(listed(row('', 'III', 'otrina')).names.get('otrina')).toEqual(otrina)
  })

  test('raises a controlled substance that no product has', () => {
    const { controlled } = listed(row('', 'I', 'rarina'))
    expect([...controlled]).toEqual([['rarina', { ...rarina, fraction: 'I' }]])
  })

  test.each<[string, ImportedControlled[], ImportedControlled['fraction']]>([
    ['named alone', [row('', 'II', 'Novina')], 'II'],
    ['in a combination', [row('', 'III', 'Novina', 'fictina'), row('', 'II', 'Novina', 'otrina')], 'II'],
    ['named alone and in a combination', [row('', 'I', 'Novina', 'fictina'), row('', 'II', 'Novina')], 'II'],
  ])('adds a substance that nobody knows: %s', (_name, rows, fraction) => {
    const { controlled, names } = listed(...rows)
    expect([...controlled].slice(1)).toEqual([
      ['novina', { ...ingredient('Novina', fraction), sources: ['cofepris-controlados'] }],
    ])
    expect([...names.keys()]).toEqual(['fictina', 'otrina'])
  })

  test.each([
    ['its only substance', row('Nuevex', 'III', 'Fictina'), [['Fictex', 'Nuevex'], ['Dobles']]],
    ['its two substances', row('Nuevex', 'II', 'otrina', 'fictina'), [['Fictex'], ['Dobles', 'Nuevex']]],
    ['other substances', row('Nuevex', 'II', 'fictina', 'rarina'), [['Fictex'], ['Dobles']]],
    ['a brand that the product has', row('Fictex', 'III', 'fictina'), [['Fictex'], ['Dobles']]],
    ['no brand', row('', 'III', 'fictina'), [['Fictex'], ['Dobles']]],
  ])('names by a brand the products with exactly its substances: %s', (_name, one, brands) => {
    expect(listed(one).products.map((each) => each.brands)).toEqual(brands)
  })

  test('watches a brand without a product by all substances that the list gives it', () => {
    const rows = [
      row('Nuevex', 'II', 'novina'),
      row('NUEVEX', 'I', 'novina', 'rarina'),
      // The list names a brand that a product of the catalogue has, and a brand that is known as one of a controlled drug.
      row('Fictex', 'III', 'novina'),
      row('Rarex', 'III', 'novina'),
      row('', 'I', 'sustancia'),
    ]
    expect(listed(...rows).watchedBrands).toEqual([
      ...catalogue.watchedBrands,
      { brand: 'Nuevex', ingredients: ['novina', 'rarina'] },
    ])
  })

  test('ends the watch of a brand that a product now has', () => {
    const sold = { ...catalogue, products: [product([], 'rarina')] }
    expect(withControlled(sold, [row('Rarex', 'III', 'rarina')]).watchedBrands).toEqual([])
  })
})
