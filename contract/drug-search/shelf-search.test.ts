import { describe, expect, test } from 'vitest'
import type { Presentation, Stock } from '../medications/drug-catalogue.ts'
import { createDrugSearch } from './search.ts'
import { createShelfSearch } from './shelf-search.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

const presentation = (generic: string, other: Partial<Presentation> = {}): Presentation => {
  const { brands, ingredients, ...product } = tablet(generic)
  return {
    ...product,
    brands: [...brands],
    ingredients: [...ingredients],
    uid: generic,
    category: 'standard_drug',
    fraction: 'IV',
    antibiotic: false,
    in_compendium: false,
    retail_price: '10.00',
    ...other,
  }
}

const stocked = (uid: string): Stock => ({
  uid,
  retail_price: '7.50',
  unavailable: { where: 'Hospital', until: '2026-12-01' },
})

function searchOf(own: Presentation[], stock: Stock[] = [], usual: string[] = []) {
  const products = [presentation('Alfabet'), presentation('Gamonol', { brands: ['Uno', 'Unido'] })]
  const catalogue = { ...smallCatalogue(products), products }
  return createShelfSearch(
    createDrugSearch(catalogue),
    [{ name: 'zeta', synonyms: ['omega'], fraction: 'IV', antibiotic: false }],
    {
      catalogue: { version: '1', parts: 1 },
      own,
      stock,
      usual,
    },
  )
}

describe('search of the page', () => {
  test('a product that the doctor usually prescribes is marked, and is the first of its drug', () => {
    const own = [
      presentation('Alfabet', { uid: 'a' }),
      presentation('Alfabet', { uid: 'b', content: 'frasco' }),
    ]
    const uids = (usual: string[]) =>
      searchOf(own, [], usual)('alfabet').results.map(({ uid, usual: isUsual }) => [uid, isUsual])
    expect(uids([])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['Alfabet', undefined],
    ])
    expect(uids(['Alfabet', 'absent'])).toEqual([
      ['Alfabet', true],
      ['a', undefined],
      ['b', undefined],
    ])
  })

  test('a result carries what a row takes', () => {
    expect(searchOf([])('alfabet')).toEqual({
      query: 'alfabet',
      corrected: null,
      results: [
        {
          uid: 'Alfabet',
          order_id: '0',
          ad_id: '',
          category: 'standard_drug',
          presentation: 'Alfabet tableta 500 mg, caja con 10 tabletas',
          generic: 'Alfabet',
          strength: '500 mg',
          form: 'tableta',
          content: 'caja con 10 tabletas',
          route: 'oral',
          fraction: 'IV',
          antibiotic: false,
          brands: [],
          brand: null,
          look_alike: null,
          retail_price: '10.00',
          unavailable: null,
        },
      ],
      guesses: [],
      known: null,
    })
  })

  test('the price and the mark of the doctor replace those of the catalogue', () => {
    expect(searchOf([], [stocked('Alfabet')])('alfabet').results).toMatchObject([
      { retail_price: '7.50', unavailable: { where: 'Hospital', until: '2026-12-01' } },
    ])
    expect(searchOf([], [stocked('Otro')])('alfabet').results).toMatchObject([{ retail_price: '10.00' }])
  })

  test('an own medication comes first, and is found by the synonym of its ingredient', () => {
    const own = [presentation('Zeta'), presentation('Alfabet', { uid: 'own', content: 'frasco' })]
    expect(searchOf(own)('alfabet').results.map((drug) => drug.uid)).toEqual(['own', 'Alfabet'])
    expect(searchOf(own)('omega').results.map((drug) => drug.uid)).toEqual(['Zeta'])
  })

  test('a product that was found before is the same object, unless another brand matched', () => {
    const search = searchOf([])
    const [first] = search('uno').results
    expect(search('un uno').results[0] ?? search('uno').results[0]).toBe(first)
    expect(search('unido').results[0]).not.toBe(first)
    expect(search('unido').results[0]?.brand).toBe('Unido')
    expect(search('gamonol').results[0]?.brand).toBeNull()
  })
})
