import { describe, expect, test } from 'vitest'
import { inOneGo } from '../values/steps.ts'
import { indexing } from './search-index.ts'
import { GRADE, Matcher } from './search-match.ts'
import type { SearchedProduct } from './searched.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'
import { wordsOf } from './words.ts'

type Others = Parameters<typeof smallCatalogue>[1]

const indexOf = (products: readonly SearchedProduct[], others: Others = {}) =>
  inOneGo(indexing(smallCatalogue(products, others)))

/** The grades of match (GRADE) of each drug that a query finds, by the drug's generic name. */
function gradesOf(query: string, products: readonly SearchedProduct[], others: Others = {}) {
  const index = indexOf(products, others)
  const found = new Matcher(index).match(wordsOf(query))
  return Object.fromEntries(
    found.map(({ drug, name, narrow }) => [index.drugs[drug]?.generic, [name, narrow]]),
  )
}

const both = (other: Partial<SearchedProduct> = {}): SearchedProduct => ({
  ...tablet('Alfa / Beta'),
  ingredients: [
    { name: 'alfa', strength: '1 mg' },
    { name: 'beta', strength: '2 mg' },
  ],
  ...other,
})

describe('the grade of a name', () => {
  const { generic, genericStart, synonym, ingredient, brand, wholeBrand, strength, form, content } = GRADE
  const synonyms = { ingredients: [{ name: 'zeta', synonyms: ['omega'] }] }

  test.each([
    ['a whole generic name', 'alfa', [tablet('Alfa')], {}, { Alfa: [generic, 0] }],
    ['the beginning of a generic name', 'alf', [tablet('Alfa')], {}, { Alfa: [genericStart, 0] }],
    ['a whole synonym', 'omega', [tablet('Zeta')], synonyms, { Zeta: [genericStart, 0] }],
    ['the beginning of a synonym', 'omeg', [tablet('Zeta')], synonyms, { Zeta: [synonym, 0] }],
    ['an ingredient of a combination', 'beta', [both()], {}, { 'Alfa / Beta': [ingredient, 0] }],
    ['the beginning of a brand', 'un', [tablet('Zeta', { brands: ['Uno'] })], {}, { Zeta: [brand, 0] }],
    ['a whole brand', 'uno', [tablet('Zeta', { brands: ['Uno'] })], {}, { Zeta: [wholeBrand, 0] }],
    ['a word of a brand', 'dos', [tablet('Zeta', { brands: ['Uno Dos'] })], {}, { Zeta: [brand, 0] }],
    [
      'a brand with a number',
      'xl 3',
      [tablet('Zeta', { brands: ['XL-3'] })],
      {},
      { Zeta: [wholeBrand, content] },
    ],
    [
      'a whole brand beside a strength',
      'uno 500',
      [tablet('Zeta', { brands: ['Uno'] })],
      {},
      { Zeta: [wholeBrand, strength] },
    ],
    ['a form alone', 'tableta', [tablet('Zeta')], {}, { Zeta: [strength, form] }],
    ['a strength alone', '500 mg', [tablet('Zeta')], {}, { Zeta: [strength, strength] }],
  ])('%s', (_, query, products, others, grades) => expect(gradesOf(query, products, others)).toEqual(grades))

  test('a generic name that is a brand too stays a generic name', () => {
    expect(gradesOf('alfa', [tablet('Alfa', { brands: ['Alfa'] })])).toEqual({ Alfa: [generic, 0] })
    expect(gradesOf('beta', [both({ brands: ['Beta'] })])).toEqual({ 'Alfa / Beta': [ingredient, 0] })
  })

  test('of several words the worst grade counts, and every word has to match', () => {
    const products = [tablet('Alfa Gama', { brands: ['Uno'] })]
    expect(gradesOf('alfa ga', products)).toEqual({ 'Alfa Gama': [genericStart, 0] })
    expect(gradesOf('alfa un', products)).toEqual({ 'Alfa Gama': [brand, 0] })
    expect(gradesOf('alfa 500 tab', products)).toEqual({ 'Alfa Gama': [generic, form] })
    expect(gradesOf('alfa zeta', products)).toEqual({})
    expect(gradesOf('', products)).toEqual({})
  })

  test('a drug has the best grades among its presentations', () => {
    const products = [
      tablet('Alfa', { strength: '20 mg', content: 'caja con 500' }),
      tablet('Alfa', { brands: ['Alfabeta'] }),
    ]
    expect(gradesOf('alfa 500', products)).toEqual({ Alfa: [generic, strength] })
  })
})

describe('numbers', () => {
  const { generic, strength, content, numberStart } = GRADE

  test.each([
    ['alfa 500', [generic, strength]],
    ['alfa 500 mg', [generic, strength]],
    ['alfa 10', [generic, content]],
    ['alfa 50', [generic, numberStart]],
    ['alfa 5', [generic, numberStart]],
  ])('%s', (query, grades) => expect(gradesOf(query, [tablet('Alfa')])).toEqual({ Alfa: grades }))

  test.each(['alfa 50 mg', 'alfa 500 g', 'alfa 501', 'alfa 1'])('%s is not found', (query) =>
    expect(gradesOf(query, [tablet('Alfa')])).toEqual({}),
  )

  test('a beginning counts only where no presentation of any drug has the number', () => {
    const half = tablet('Alfa', { strength: '50 mg' })
    expect(gradesOf('50', [half, tablet('Beta')])).toEqual({ Alfa: [strength, strength] })
    expect(gradesOf('5', [half, tablet('Beta')])).toEqual({
      Alfa: [strength, numberStart],
      Beta: [strength, numberStart],
    })
  })
})

describe('words that a catalogue has', () => {
  const matcher = () => new Matcher(indexOf([tablet('Alfabeta')]))
  const [whole, start, longer, other, number] = wordsOf('alfabeta alfa alfabetas zzz 77')

  test('a word is known whole or as a beginning, and any number is known', () => {
    const known = [whole, start, longer, other, number].map((word) => matcher().knows(word!))
    expect(known).toEqual([true, true, false, false, true])
  })

  test('a word is held only as a whole', () => {
    const held = [whole, start, longer, other].map((word) => matcher().holds(word!))
    expect(held).toEqual([true, false, false, false])
  })
})

describe('one matcher and several queries', () => {
  const index = () =>
    indexOf([
      tablet('Alfa', { content: 'caja con 500' }),
      tablet('Alfa', { strength: '20 mg', content: 'caja con 500' }),
      tablet('Alfa', { strength: '30 mg' }),
      tablet('Beta'),
    ])

  test('the presentations of a drug are those of the last query, the best first', () => {
    const matcher = new Matcher(index())
    const narrows = (drug: number) => matcher.presentations(drug).map(({ place, narrow }) => [place, narrow])
    const [alfa] = matcher.match(wordsOf('alfa'))
    expect(narrows(alfa!.drug)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    matcher.match(wordsOf('alfa 500'))
    expect(narrows(alfa!.drug)).toEqual([
      [0, GRADE.strength],
      [1, GRADE.content],
    ])
    matcher.match(wordsOf('beta'))
    expect(narrows(alfa!.drug)).toEqual([])
    matcher.match(wordsOf('alfa 30'))
    expect(narrows(alfa!.drug)).toEqual([[2, GRADE.strength]])
  })

  test('presentations with a better name come first, whatever narrows them', () => {
    const matcher = new Matcher(
      indexOf([
        tablet('Alfa', { brands: ['Unotro'] }),
        tablet('Alfa', { brands: ['Uno'], strength: '20 mg', content: 'caja con 500' }),
      ]),
    )
    const [alfa] = matcher.match(wordsOf('uno 500'))
    expect(alfa).toEqual({ drug: 0, name: GRADE.wholeBrand, narrow: GRADE.strength })
    expect(matcher.presentations(0).map(({ place, name, narrow }) => [place, name, narrow])).toEqual([
      [1, GRADE.wholeBrand, GRADE.content],
      [0, GRADE.brand, GRADE.strength],
    ])
  })

  test('a drug that does not exist has no presentations', () => {
    expect(new Matcher(index()).presentations(9)).toEqual([])
  })
})
