import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { readCompendium, withKeys } from './compendium.ts'
import { loadCatalogue } from './load.ts'
import type { Product } from './product.ts'

const { products } = loadCatalogue(path.join(import.meta.dirname, '../..'))
const keysOf = (generic: string, form: string, content?: string): (string | null)[] =>
  products
    .filter((p) => p.generic === generic && p.form === form && (content ?? p.content) === p.content)
    .map((p) => p.compendium)

const product = (strength: string, per = '', form = 'tableta'): Product => ({
  ...(products[0] as Product),
  ingredients: [{ name: 'uno', strength }],
  per,
  form,
  compendium: null,
})
const keyOf = (one: Product, strength: string, per = '', forms = ['tableta']): string | null =>
  withKeys(
    [one],
    [{ keys: ['010.000.0001.00'], ingredients: [{ name: 'uno', strength }], per, forms, also: [] }],
  )[0]?.compendium ?? null

describe('A6 a product of the Compendio is found by generic, form and strength', () => {
  test.each([
    ['Losartán', 'tableta', 'caja con 15 tabletas'],
    ['Losartán', 'tableta', 'caja con 30 tabletas'],
    ['Losartán', 'tableta', 'caja con 60 tabletas'],
    ['Amoxicilina', 'cápsula', 'caja con 12 cápsulas'],
    ['Amoxicilina', 'cápsula', 'caja con 15 cápsulas'],
  ])('%s %s, %s has the key whatever the box', (generic, form, content) => {
    const found = keysOf(generic, form, content)
    expect(found.some((key) => key !== null)).toBe(true)
  })

  test('another strength, another form and another generic have no key', () => {
    const other = products.filter(
      (p) => p.generic === 'Losartán' && p.ingredients[0]?.strength === '100 mg' && p.form === 'tableta',
    )
    expect(other.length).toBeGreaterThan(0)
    expect(other.map((p) => p.compendium)).toEqual(other.map(() => null))
    expect(keyOf(product('5 mg'), '10 mg')).toBeNull()
    expect(keyOf(product('5 mg', '', 'cápsula'), '5 mg')).toBeNull()
  })

  test('one strength in two spellings is one', () => {
    expect(keyOf(product('1 g'), '1000 mg')).toBe('010.000.0001.00')
    expect(keyOf(product('500 mg', '5 mL'), '100 mg', '1 mL')).toBe('010.000.0001.00')
    expect(keyOf(product('10 g', '15 mL'), '66.7 g', '100 mL')).toBe('010.000.0001.00')
    expect(keyOf(product('500 mg', '5 mL'), '500 mg')).toBeNull()
    expect(keyOf(product('100 UI'), '100 mg')).toBeNull()
  })
})

const form = (name: string, listedAs = '') => ({
  name,
  listedAs,
  plural: '',
  aliases: [],
  askedAs: [],
  route: 'oral',
  rank: 1,
  counted: true,
})
const FORMS = [
  form('tableta'),
  form('cápsula'),
  form('jarabe'),
  form('suspensión oral'),
  form('polvo para suspensión oral', 'suspensión oral'),
]
const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const both = (a: string, b: string): Product => ({
  ...product(a),
  ingredients: [
    { name: 'uno', strength: a },
    { name: 'dos', strength: b },
  ],
})
/** Entries and faults that the reader finds in a Compendio file with these rows, for the given products. */
const read = (rows: string[], sold = [product('5 mg'), both('5 mg', '10 mg')]) => {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/catalogue/compendium.csv': ['keys,generic,strength,per,forms,also,sources', ...rows].join(
      '\n',
    ),
  })
  const known = { products: sold, forms: FORMS, sources: SOURCES }
  return { entries: readCompendium(root, known, faults), faults: faults.list }
}

describe('a row of the Compendio', () => {
  test('has keys, ingredients with their strengths, and forms', () => {
    expect(
      read([
        '010.000.0001.00|010.000.0001.01,uno / dos,5 mg / 10 mg,,tableta|cápsula,,s',
        '010.000.0002.00,uno,5 mg,,tableta,6 mg de sal,s',
      ]),
    ).toEqual({
      entries: [
        {
          keys: ['010.000.0001.00', '010.000.0001.01'],
          ingredients: [
            { name: 'uno', strength: '5 mg' },
            { name: 'dos', strength: '10 mg' },
          ],
          per: '',
          forms: ['tableta', 'cápsula'],
          also: [],
        },
        {
          keys: ['010.000.0002.00'],
          ingredients: [{ name: 'uno', strength: '5 mg' }],
          per: '',
          forms: ['tableta'],
          also: ['6 mg de sal'],
        },
      ],
      faults: [],
    })
  })

  test('has the forms that the Compendio prints under the same name', () => {
    const powder = product('250 mg', '5 mL', 'polvo para suspensión oral')
    expect(read(['010.000.0001.00,uno,250 mg,5 mL,suspensión oral,,s'], [powder])).toMatchObject({
      entries: [{ forms: ['suspensión oral', 'polvo para suspensión oral'] }],
      faults: [],
    })
  })

  test.each([
    [
      'an ingredient without a strength',
      '010.000.0001.00,uno / dos,5 mg,,tableta,,s',
      /2 ingredients but 1 strengths/,
    ],
    ['no key', ',uno,5 mg,,tableta,,s', /csv:2: no key/],
    ['a wrong key', '010.000.1.00,uno,5 mg,,tableta,,s', /not a key of the Compendio: 010\.000\.1\.00/],
    ['no product', '010.000.0001.00,uno,6 mg,,tableta,,s', /no product of uno/],
    ['no product in its form', '010.000.0001.00,uno,5 mg,,jarabe,,s', /no product of uno/],
    ['an unknown form', '010.000.0001.00,uno,5 mg,,talismán,,s', /unknown form talismán/],
    ['an unknown source', '010.000.0001.00,uno,5 mg,,tableta,,t', /csv:2: .*\bt\b/],
  ])('with %s is a fault', (_what, row, fault) => expect(read([row]).faults.join('\n')).toMatch(fault))
})

describe('a strength of the Compendio', () => {
  test.each([
    ['5 mg', '', '5 mg', '', true],
    ['0.5 mg', '', '500 µg', '', true],
    ['1.25 mg', '', '1.25 mg', '', true],
    ['1.25 mg', '', '1.2 mg', '', false],
    ['10 mg', '', '10.05 mg', '', true],
    ['10 mg', '', '10.06 mg', '', false],
    ['10.04 mg', '', '10 mg', '', true],
    ['100 UI', '1 mL', '1000 UI', '10 mL', true],
    ['100 UI', '1 mL', '100 UI', '10 mL', false],
    ['100 UI', '', '100 mEq', '', false],
    ['5 mg', '1 mL', '5 mg', '1 g', false],
    // A strength that is stated in words equals only a strength with the same words.
    ['según norma', '', 'según norma', '', true],
    ['según norma', '', 'según otra', '', false],
    ['según norma', '1 mL', 'según norma', '5 mL', false],
    ['según norma', '', '5 mg', '', false],
    ['5 mg', '1 dosis', '5 mg', '', true],
    ['5 mg', '1 dosis', '5 mg', '1 mL', false],
    ['5 mg', '1 dosis', '5 mg', '2 dosis', false],
    ['5 mg', '0 mL', '5 mg', '0 mL', true],
    ['5 mg', '0 mL', '6 mg', '0 mL', false],
  ])('%s in "%s" and %s in "%s" are one: %s', (own, per, listed, listedPer, isOne) =>
    expect(keyOf(product(own, per), listed, listedPer) !== null).toBe(isOne),
  )

  test('of a combination all ingredients agree, in any order', () => {
    const keyFor = (...ingredients: { name: string; strength: string }[]) =>
      withKeys(
        [both('5 mg', '10 mg')],
        [{ keys: ['k'], ingredients, per: '', forms: ['tableta'], also: [] }],
      )[0]?.compendium
    const [uno, dos] = [
      { name: 'uno', strength: '5 mg' },
      { name: 'dos', strength: '10 mg' },
    ]
    expect(keyFor(uno, dos)).toBe('k')
    expect(keyFor(dos, uno)).toBe('k')
    expect(keyFor(uno, { ...dos, strength: '11 mg' })).toBeNull()
    expect(keyFor({ ...uno, strength: '6 mg' }, dos)).toBeNull()
    expect(keyFor(uno)).toBeNull()
  })
})
