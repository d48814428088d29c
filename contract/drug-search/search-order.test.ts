import { describe, expect, test } from 'vitest'
import { createDrugSearch } from './search.ts'
import type { SearchedProduct } from './searched.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

type Others = Parameters<typeof smallCatalogue>[1]

const search = (query: string, products: readonly SearchedProduct[], others: Others = {}, limit?: number) =>
  createDrugSearch(smallCatalogue(products, others)).search(query, limit === undefined ? {} : { limit })

/** Texts of the search results as they are shown, in their order. */
const shown = (...of: Parameters<typeof search>): string[] =>
  search(...of).results.map((hit) => hit.presentation)
const generics = (...of: Parameters<typeof search>): string[] =>
  search(...of).results.map((hit) => hit.product.generic)

describe('order of the drugs found by a name', () => {
  test('a whole generic name comes before a longer one that begins with it', () => {
    const products = [tablet('Alfanato'), tablet('Alfanato', { content: 'b' }), tablet('Alfa')]
    expect(generics('alfa', products)[0]).toBe('Alfa')
  })

  test('a whole brand comes before a generic name that only begins with the words', () => {
    const products = [tablet('Beta', { brands: ['Alfa'] }), tablet('Alfanato')]
    expect(search('alfa', products).results).toMatchObject([
      { product: { generic: 'Beta' }, brand: 'Alfa', matched: 'brand' },
      { product: { generic: 'Alfanato' }, brand: null, matched: 'generic' },
    ])
  })

  test('a brand of several words is whole when all of its words are typed', () => {
    const products = [tablet('Beta', { brands: ['Alfa Forte'] }), tablet('Alfa')]
    expect(generics('alfa forte', products)).toEqual(['Beta'])
    expect(generics('alfa', products)).toEqual(['Alfa', 'Beta'])
  })

  test('the beginning of a generic name comes before a synonym, and a synonym before a brand', () => {
    const products = [tablet('Delta', { brands: ['Omegaton'] }), tablet('Gama'), tablet('Omegalina')]
    const ingredients = [{ name: 'gama', synonyms: ['omegal'] }]
    expect(generics('omeg', products, { ingredients })).toEqual(['Omegalina', 'Gama', 'Delta'])
  })

  test('a whole synonym is as good as the beginning of a generic name', () => {
    const products = [tablet('Zeta'), tablet('Omegalina'), tablet('Omegalina', { content: 'b' })]
    const ingredients = [{ name: 'zeta', synonyms: ['omega'] }]
    // Among equally good matches, the drug with more presentations is first.
    expect(generics('omega', products, { ingredients })).toEqual(['Omegalina', 'Omegalina', 'Zeta'])
  })

  test('a combination comes after the drug itself and before a brand', () => {
    const both = {
      ...tablet('Alfa / Beta'),
      ingredients: [
        { name: 'alfa', strength: '1 mg' },
        { name: 'beta', strength: '2 mg' },
      ],
    }
    const products = [both, tablet('Gama', { brands: ['Alfaril'] }), tablet('Alfa')]
    expect(search('alfa', products).results.map((hit) => [hit.product.generic, hit.matched])).toEqual([
      ['Alfa', 'generic'],
      ['Alfa / Beta', 'ingredient'],
      ['Gama', 'brand'],
    ])
  })

  test('a combination is found by a synonym of one of its ingredients', () => {
    const both = {
      ...tablet('Alfa / Beta'),
      ingredients: [
        { name: 'alfa', strength: '1 mg' },
        { name: 'beta', strength: '2 mg' },
      ],
    }
    const ingredients = [{ name: 'beta', synonyms: ['omega'] }]
    expect(search('omega', [both], { ingredients }).results).toMatchObject([{ matched: 'ingredient' }])
  })

  test('drugs with equally many presentations are in the order of the alphabet', () => {
    expect(generics('om', [tablet('Omc'), tablet('Omb'), tablet('Oma')])).toEqual(['Oma', 'Omb', 'Omc'])
  })

  test('usual forms of one drug come first, and products of one form keep the order of the catalogue', () => {
    const products = [
      tablet('Alfa', { form: 'polvo' }),
      tablet('Alfa', { form: 'masticable' }),
      tablet('Alfa', { form: 'cápsula' }),
      tablet('Alfa', { content: 'caja con 20' }),
      tablet('Alfa', { content: 'caja con 10' }),
    ]
    expect(shown('alfa', products)).toEqual([
      'Alfa tableta 500 mg, caja con 20',
      'Alfa tableta 500 mg, caja con 10',
      'Alfa cápsula 500 mg, caja con 10 tabletas',
      'Alfa masticable 500 mg, caja con 10 tabletas',
      'Alfa polvo 500 mg, caja con 10 tabletas',
    ])
  })
})

describe('names of several words', () => {
  test.each([
    ['unodos', 'Uno Dos', 1],
    ['unodostres', 'Uno Dos Tres', 1],
    ['unodostrescuatro', 'Uno Dos Tres Cuatro', 0],
  ])('"%s" is found without its blanks, up to three words', (query, name, count) => {
    expect(search(query, [tablet(name)]).results).toHaveLength(count)
  })

  test('a drug of one ingredient comes before a combination with more presentations, for one brand', () => {
    const both = (content: string) => ({
      ...tablet('Alfa / Beta', { brands: ['Uno'], content }),
      ingredients: [
        { name: 'alfa', strength: '1 mg' },
        { name: 'beta', strength: '2 mg' },
      ],
    })
    const products = [both('a'), both('b'), tablet('Gama', { brands: ['Uno'] })]
    expect(generics('uno', products)[0]).toBe('Gama')
  })

  test('a salt in a synonym comes after a brand, because it does not name the drug', () => {
    const products = [tablet('Alfabet'), tablet('Gama', { brands: ['Fosfator'] })]
    const ingredients = [{ name: 'alfabet', synonyms: ['alfabet fosfato'] }]
    expect(generics('fosfato', products, { ingredients, salts: new Set(['fosfato']) })).toEqual([
      'Gama',
      'Alfabet',
    ])
    expect(generics('fosfato', products, { ingredients })).toEqual(['Alfabet', 'Gama'])
  })
})

describe('words that narrow', () => {
  const products = () => [
    tablet('Alfa', { strength: '50 mg' }),
    tablet('Alfa', { strength: '500 mg', content: 'caja con 50 tabletas' }),
    tablet('Alfa', { strength: '1 g', form: 'cápsula', content: 'caja con 8' }),
    tablet('Beta', { strength: '50 mg' }),
  ]

  test('a strength comes before a content of the same number', () => {
    expect(shown('alfa 50', products())).toEqual([
      'Alfa tableta 50 mg, caja con 10 tabletas',
      'Alfa tableta 500 mg, caja con 50 tabletas',
    ])
  })

  test('a number with its unit is a strength only', () => {
    expect(shown('alfa 50 mg', products())).toEqual(['Alfa tableta 50 mg, caja con 10 tabletas'])
  })

  test('the beginning of a number finds the strengths that begin with it, where no strength is equal', () => {
    expect(search('beta 5', products())).toMatchObject({
      corrected: null,
      results: [{ presentation: 'Beta tableta 50 mg, caja con 10 tabletas' }],
    })
    expect(shown('alfa 5 mg', products())).toHaveLength(3)
    expect(search('alfa 5 mg', products()).corrected).toBe('alfa')
  })

  test('results by the beginning of a number are left out where another strength is equal', () => {
    expect(shown('alfa 50', [tablet('Alfa', { strength: '50 mg' }), tablet('Alfa')])).toEqual([
      'Alfa tableta 50 mg, caja con 10 tabletas',
    ])
  })

  test.each([
    ['alfa 1000 mg', 'Alfa cápsula 1 g, caja con 8'],
    ['alfa 1 g', 'Alfa cápsula 1 g, caja con 8'],
    ['alfa 0.05 g', 'Alfa tableta 50 mg, caja con 10 tabletas'],
    ['alfa 50000 mcg', 'Alfa tableta 50 mg, caja con 10 tabletas'],
  ])('%s finds the strength in another unit', (query, presentation) => {
    expect(shown(query, products())).toEqual([presentation])
  })

  test('micrograms are found as milligrams', () => {
    expect(search('alfa 0.1 mg', [tablet('Alfa', { strength: '100 mcg' })]).corrected).toBeNull()
    expect(search('alfa 0.1 g', [tablet('Alfa', { strength: '100 mcg' })]).corrected).toBe('alfa')
  })

  test('a strength in international units, or without unit, is not converted', () => {
    expect(search('alfa 0.1 mg', [tablet('Alfa', { strength: '100 UI' })]).corrected).toBe('alfa')
    expect(search('alfa 0.1 mg', [tablet('Alfa', { strength: '100' })]).corrected).toBe('alfa')
  })

  test('a form of two words is not found when it is typed as one word', () => {
    const chewable = tablet('Alfa', { form: 'tableta masticable' })
    expect(search('alfa tabletamasticable', [chewable]).results).toEqual([])
  })

  test('a form is found by its plural, abbreviation and everyday name', () => {
    for (const query of ['alfa capsulas', 'alfa caps'])
      expect(shown(query, products())).toEqual(['Alfa cápsula 1 g, caja con 8'])
    expect(shown('alfa pastilla', products())).toHaveLength(2)
  })

  test('a form of two words is found by the names of each word', () => {
    const chewable = tablet('Alfa', { form: 'tableta masticable', content: 'x' })
    expect(shown('alfa masticables', [chewable, tablet('Alfa')])).toEqual([
      'Alfa tableta masticable 500 mg, x',
    ])
    expect(shown('alfa pastilla', [chewable])).toHaveLength(1)
  })

  test('a route is found by its name and abbreviation', () => {
    const drops = tablet('Alfa', { route: 'oftálmica', content: 'frasco' })
    expect(shown('alfa v.o.', [drops, tablet('Alfa')])).toEqual(['Alfa tableta 500 mg, caja con 10 tabletas'])
    expect(shown('alfa oftalmica', [drops, tablet('Alfa')])).toEqual(['Alfa tableta 500 mg, frasco'])
  })

  test('the volume of a strength and the content narrow too', () => {
    const syrup = tablet('Alfa', { per: '5 mL', content: 'frasco con 120 mL' })
    expect(shown('alfa 5 ml', [syrup, tablet('Alfa')])).toHaveLength(1)
    expect(shown('alfa 120 ml', [syrup, tablet('Alfa')])).toHaveLength(1)
    expect(shown('alfa frasco', [syrup, tablet('Alfa')])).toHaveLength(1)
  })

  test('a form alone finds every drug that has it', () => {
    expect(generics('capsula', products())).toEqual(['Alfa'])
  })
})

describe('how many results', () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => tablet(name, { content: `caja con ${i + 1}` }))

  test('a quarter of the places is kept for drugs that match less well', () => {
    const found = generics('alfa', [...many('Alfa', 20), ...many('Alfabeto', 20)])
    expect(found).toHaveLength(12)
    expect(found.filter((name) => name === 'Alfabeto')).toHaveLength(3)
  })

  test('places that others do not need go to the best match', () => {
    const found = generics('alfa', [...many('Alfa', 20), ...many('Alfabeto', 1)])
    expect(found.filter((name) => name === 'Alfa')).toHaveLength(11)
  })

  test('equal drugs share the places, and what one does not need goes to the other', () => {
    const found = generics('alf', [...many('Alfa', 20), ...many('Alfb', 2)])
    expect(found.filter((name) => name === 'Alfa')).toHaveLength(10)
    const even = generics('alf', [...many('Alfa', 20), ...many('Alfb', 20)])
    expect(even.filter((name) => name === 'Alfa')).toHaveLength(6)
  })

  test('results that look the same are shown once', () => {
    expect(shown('alfa', [tablet('Alfa'), tablet('Alfa')])).toHaveLength(1)
    const brands = [tablet('Alfa', { brands: ['Uno'] }), tablet('Alfa', { brands: ['Unodos'] })]
    expect(search('uno', brands).results.map((hit) => hit.brand)).toEqual(['Uno', 'Unodos'])
  })

  test('a limit bounds the list', () => {
    expect(generics('alfa', many('Alfa', 20), {}, 5)).toHaveLength(5)
    expect(generics('alfa', [], {}, 5)).toEqual([])
  })

  test('one word that matches nothing leaves no result', () => {
    const result = search('alfa qqqqqq', [tablet('Alfa')])
    expect(result).toEqual({ query: 'alfa qqqqqq', corrected: null, results: [], guesses: [], known: null })
  })
})

describe('the brand of a result', () => {
  test('the brand is the one that was typed, of several', () => {
    const product = tablet('Alfa', { brands: ['Uno', 'Dosal', 'Dosal Max'] })
    expect(search('dosal', [product]).results[0]?.brand).toBe('Dosal')
    expect(search('dosal max', [product]).results[0]?.brand).toBe('Dosal Max')
    expect(search('dosalmax', [product]).results[0]?.brand).toBe('Dosal Max')
    expect(search('un', [product]).results[0]?.brand).toBe('Uno')
  })

  test('a result by its generic name has no brand', () => {
    expect(search('alfa', [tablet('Alfa', { brands: ['Uno'] })]).results[0]?.brand).toBeNull()
  })

  test('the look-alike belongs to the name that is shown', () => {
    const lookAlikes = [{ a: 'Uno', b: 'Una', sources: [] }]
    const product = tablet('Alfa', { brands: ['Uno'] })
    expect(search('uno', [product], { lookAlikes }).results[0]?.lookAlike).toEqual({
      name: 'Una',
      marks: [[2, 3]],
    })
    expect(search('alfa', [product], { lookAlikes }).results[0]?.lookAlike).toBeNull()
  })
})
