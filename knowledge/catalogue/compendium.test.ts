import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { withKeys } from './compendium.ts'
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
  withKeys([one], [{ keys: ['010.000.0001.00'], ingredients: [{ name: 'uno', strength }], per, forms }])[0]
    ?.compendium ?? null

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
