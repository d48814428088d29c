import { describe, expect, test } from 'vitest'
import { mergeOwn, searchOwn, shelve } from './own-search.ts'
import type { FoundProduct } from './search.ts'
import type { SearchedProduct } from './searched.ts'
import { tablet } from './testing/small-catalogue.ts'

const shelf = (...products: SearchedProduct[]) =>
  shelve(products, (name) => (name === 'alfabet' ? ['betabet'] : []))
const shown = (query: string, ...products: SearchedProduct[]): string[] =>
  searchOwn(shelf(...products), query, 12).map((hit) => hit.presentation)

describe('search among own medications', () => {
  const own = () => tablet('Alfabet', { brands: ['Uno', 'Dos'], content: 'frasco con 60 mL' })
  const text = 'Alfabet tableta 500 mg, frasco con 60 mL'

  test.each([
    'alfa',
    'ALFABET tab',
    'uno',
    'dos',
    'oral',
    'betab',
    'alfabet 500',
    '500 mg',
    '60 ml',
    'tab alf',
  ])('the medication is found by %s', (query) => expect(shown(query, own())).toEqual([text]))

  test.each(['lfabet', 'alfabet capsula', 'alfabet 50', '500 ml', 'alfabet 5', 'a500b', '', '  ', 'gama'])(
    'the medication is not found by "%s"',
    (query) => expect(shown(query, own())).toEqual([]),
  )

  test('a number without unit is found with any unit', () => {
    expect(shown('60', own())).toEqual([text])
  })

  test('a result has the first brand, or none, and no look-alike', () => {
    expect(searchOwn(shelf(own()), 'alfa', 12)).toMatchObject([{ brand: 'Uno', lookAlike: null }])
    expect(searchOwn(shelf(tablet('Gama')), 'gama', 12)).toMatchObject([{ brand: null }])
  })

  test('at most as many as asked for are found', () => {
    const many = Array.from({ length: 5 }, (_, i) => tablet('Gama', { content: `caja con ${i}` }))
    expect(searchOwn(shelf(...many), 'gama', 3)).toHaveLength(3)
    expect(searchOwn(shelf(...many), 'gama', 5)).toHaveLength(5)
  })
})

describe('own medications beside the catalogue', () => {
  const found = (name: string): FoundProduct<SearchedProduct> => ({
    product: tablet(name),
    brand: null,
    lookAlike: null,
    presentation: name,
  })
  const names = (own: number, catalogue: number, limit: number, corrected: string | null = null) => {
    const results = Array.from({ length: catalogue }, (_, i) => found(`c${i}`))
    const mine = Array.from({ length: own }, (_, i) => found(`o${i}`))
    return mergeOwn(mine, { query: 'q', corrected, results, guesses: [], known: null }, limit)
  }
  const listed = (...of: Parameters<typeof names>) => names(...of).results.map((one) => one.presentation)

  test('without an own medication, the results of the catalogue stay as they are', () => {
    expect(listed(0, 3, 2)).toEqual(['c0', 'c1', 'c2'])
    expect(names(0, 3, 2, 'x').corrected).toBe('x')
  })

  test('own medications come first, and the catalogue keeps half of the places', () => {
    expect(listed(4, 4, 4)).toEqual(['o0', 'o1', 'c0', 'c1'])
    expect(listed(4, 4, 5)).toEqual(['o0', 'o1', 'o2', 'c0', 'c1'])
  })

  test('places that one side does not need go to the other', () => {
    expect(listed(4, 1, 4)).toEqual(['o0', 'o1', 'o2', 'c0'])
    expect(listed(1, 9, 4)).toEqual(['o0', 'c0', 'c1', 'c2'])
    expect(listed(9, 0, 4)).toEqual(['o0', 'o1', 'o2', 'o3'])
  })

  test('results of a corrected query are left out', () => {
    expect(names(1, 3, 4, 'x')).toMatchObject({ query: 'q', corrected: null })
    expect(listed(1, 3, 4, 'x')).toEqual(['o0'])
  })
})
