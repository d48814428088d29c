import { describe, expect, test } from 'vitest'
import { hyphenatedIn, isNamedBy, withJoined } from './hyphens.ts'
import { createDrugSearch } from './search.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

describe('hyphens make one name', () => {
  test.each([
    ['of a short part', 'Pen-Vi-K', [['pen', 'vi', 'k']]],
    ['of three letters beside a long word', 'Neo-Alfabet', [['neo', 'alfabet']]],
    ['of a short number and letters', 'XL-3', [['xl', '3']]],
    ['at the beginning of a query', 'k-dur 20 tabletas', [['k', 'dur']]],
    [
      'twice in a query',
      'k-dur b-12',
      [
        ['k', 'dur'],
        ['b', '12'],
      ],
    ],
    ['with an accent', 'Té-K', [['te', 'k']]],
  ])('%s: %s', (_what, query, names) => expect(hyphenatedIn(query)).toEqual(names))

  test.each([
    ['of two words of four letters', 'Amox-Clav'],
    ['of a word and its strength', 'Dolac-30'],
    ['of letters and a long number', 'kd-5000'],
    ['of two numbers', '1-2'],
    ['without a second part', 'k- dur'],
    ['in a query without any', 'alfabet 500 mg'],
  ])('but not %s: %s', (_what, query) => expect(hyphenatedIn(query)).toEqual([]))
})

test('a query has each such name as one word, before its other words', () => {
  const told = (query: string) => withJoined(query).map(({ text, unit }) => (unit ? `${text} ${unit}` : text))
  expect(told('tabletas K-Dur 600 mg')).toEqual(['kdur', 'tabletas', '600 mg'])
  expect(told('Amox-Clav 500')).toEqual(['amox', 'clav', '500'])
  expect(told('Topsyn-Y')).toEqual(['topsyny'])
  expect(withJoined('3-Dol')).toEqual([{ text: '3dol', kind: 'word', unit: null }])
})

describe('a product is named by parts', () => {
  const product = tablet('Ácido Zeta', { brands: ['Bi-Alfabet M', 'Gama'] })
  test.each([
    ['side by side in a brand', ['bi', 'alfabet'], true],
    ['in the middle of a brand', ['alfabet', 'm'], true],
    ['of which the last is unfinished', ['bi', 'alf'], true],
    ['in its generic name', ['acido', 'z'], true],
    ['in another order', ['alfabet', 'bi'], false],
    ['of two brands', ['bi', 'gama'], false],
    ['beyond the end of a brand', ['gama', 'x'], false],
  ])('%s', (_what, parts, isNamed) => expect(isNamedBy(product, parts)).toBe(isNamed))
})

describe('a search for a hyphenated name', () => {
  const products = [
    tablet('Pentoxina', { brands: ['Kentadil', 'Vitoral'] }),
    tablet('Metolol', { brands: ['Bi-Metol'] }),
    tablet('Zetabina', { brands: ['Zeta-K'] }),
  ]
  const { search } = createDrugSearch(smallCatalogue(products, { knownBrands: ['Pen-K'] }))
  const generics = (query: string) => search(query).results.map(({ product }) => product.generic)

  test('finds the product whose name it is', () => {
    expect(generics('bi-met')).toEqual(['Metolol'])
    expect(generics('Zeta-K 500 mg')).toEqual(['Zetabina'])
  })

  test('finds no product that holds the parts in several names', () => {
    expect(generics('pen-vi')).toEqual([])
    expect(generics('pen vi')).toEqual(['Pentoxina'])
    expect(search('pen-vi')).toMatchObject({ corrected: null, known: null })
  })

  test('says that a brand is known whose parts other names begin with', () => {
    expect(search('Pen-K')).toMatchObject({ results: [], corrected: null, guesses: [], known: 'Pen-K' })
  })

  test('is limited like any other', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      tablet('Zetabina', { brands: ['Zeta-K'], strength: `${at + 1} mg` }),
    )
    const engine = createDrugSearch(smallCatalogue(many))
    expect(engine.search('zeta-k', { limit: 4 }).results).toHaveLength(4)
  })
})

describe('a word that only describes drugs', () => {
  const products = [
    tablet('Insulol', { brands: ['Rapidal'] }),
    tablet('Zetabina rápida'),
    tablet('Metolol', { brands: ['Metol Fortis'] }),
  ]
  const { search } = createDrugSearch(
    smallCatalogue(products, { describing: new Set(['rapida', 'fortis', 'lentina']) }),
  )
  const told = (query: string) => {
    const { results, corrected, guesses } = search(query)
    return [results.map(({ product }) => product.generic), corrected, guesses.map(({ name }) => name)]
  }

  test('is found as it is written, and while its name is typed', () => {
    expect(told('fortis')[0]).toEqual(['Metolol'])
    expect(told('zetabina rapi')[0]).toEqual(['Zetabina rápida'])
    expect(told('rapida')[0]).toEqual(['Zetabina rápida', 'Insulol'])
    // "rapid" is the beginning of the brand "Rapidal" as well.
    expect(told('rapid')[0]).toEqual(['Zetabina rápida', 'Insulol'])
  })

  test('is no answer to its beginning alone, nor to a slip', () => {
    expect(told('forti')).toEqual([[], null, []])
    expect(told('fotris')).toEqual([[], null, []])
    expect(told('forti 500 mg')).toEqual([[], null, []])
  })

  test('is corrected beside a name', () => {
    expect(told('zetabina rapyda')[1]).toBe('zetabina rápida')
  })
})
