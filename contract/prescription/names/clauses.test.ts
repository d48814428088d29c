import { describe, expect, test } from 'vitest'
import { RECOGNISED } from '../testing/catalogue.ts'
import type { ExcusingWords } from './mention-phrases.ts'
import { clauseAfter, clauseOf, createExcuses } from './mentions.ts'
import { createRecogniser } from './recognise.ts'

/** The place of the word X in a text. */
const placeOf = (text: string) => ({ from: text.indexOf('X'), to: text.indexOf('X') + 1 })
const clause = (text: string) => {
  const { from, to, isWhole } = clauseOf(text, placeOf(text))
  return [text.slice(from, to), isWhole]
}

describe('the clause around a name', () => {
  test.each([
    ['X', 'X'],
    ['uno X dos', 'uno X dos'],
    ['uno; X; dos', ' X'],
    ['uno\nX\ndos', 'X'],
    ['uno. X. dos', ' X'],
    ['uno! X? dos', ' X'],
    ['uno, X, dos', 'uno, X, dos'],
    ['uno 0.5 X 1.5 dos', 'uno 0.5 X 1.5 dos'],
    ['uno - X - dos', 'X'],
    ['uno-X-dos', 'uno-X-dos'],
    ['uno—X—dos', 'X'],
    ['uno | X', ' X'],
    ['a; b; X; c; d', ' X'],
  ])('"%s"', (text, own) => expect(clause(text)).toEqual([own, true]))

  test.each([
    ['400 letters before it', `${'a'.repeat(400)}X`, true],
    ['401 letters before it', `${'a'.repeat(401)}X`, false],
    ['401 letters and an end before it', `;${'a'.repeat(399)}X`, true],
    ['an end out of reach before it', `;${'a'.repeat(400)}X`, false],
    ['400 letters after it', `X${'a'.repeat(400)}`, true],
    ['401 letters after it', `X${'a'.repeat(401)}`, false],
    ['an end in reach after it', `X${'a'.repeat(399)};${'a'.repeat(99)}`, true],
    ['an end out of reach after it', `X${'a'.repeat(400)};`, false],
    ['too many letters on both sides', `${'a'.repeat(401)}X${'a'.repeat(401)}`, false],
  ])('is read whole with %s', (_what, text, isWhole) => expect(clause(text)[1]).toBe(isWhole))
})

test.each([
  ['X', null],
  ['X.', null],
  ['X. uno. dos', ' uno'],
  ['X; uno; dos', ' uno'],
  ['X.\n\n- uno\ndos', '- uno'],
  ['X. ... 1 caja', ' 1 caja'],
  ['X. - . ; ', null],
  ['X. uno', ' uno'],
])('the clause after "%s" is "%s"', (text, next) => expect(clauseAfter(text, placeOf(text))).toBe(next))

test('a clause after a name is cut where it is too long', () => {
  const text = `X. ${'a'.repeat(600)}`
  expect(clauseAfter(text, placeOf(text))).toHaveLength(400)
})

const words = (phrase: string, more: Partial<ExcusingWords> = {}): ExcusingWords => ({
  words: phrase,
  stands: 'before',
  amount: true,
  turnedBy: null,
  of: 'all',
  ...more,
})
const MENTIONS = [
  words('suspend*', { turnedBy: 'negation' }),
  words('evitar', { stands: 'heading' }),
  words('cultivo con', { of: 'antibiotic', amount: false }),
  words('usa', { of: 'controlled', amount: false }),
  words('alergia', { stands: 'noun', amount: false }),
  words('a', { stands: 'link' }),
]
/** For each X in a text, whether the text only mentions the drug that X stands for. */
const excuses = (text: string, kind: 'controlled' | 'antibiotic' | 'prohibited' = 'controlled') => {
  const names = [...text.matchAll(/X/g)].map(({ index }) => ({ from: index, to: index + 1, kind }))
  return createExcuses(MENTIONS, (word) => word === 'otra')(text, names)
}

describe('the excuse of a name', () => {
  test.each([
    ['suspender X', 'with-amount'],
    ['no suspender X', 'none'],
    ['no lo suspenda, ni cambie ni suspenda X', 'with-amount'],
    ['X', 'none'],
    ['suspender. X', 'none'],
    ['alergia a X', 'without-amount'],
    ['alergia (X)', 'without-amount'],
    ['alergia X', 'none'],
    [`suspender ${'b'.repeat(400)}; X`, 'none'],
    [`suspender X${' b'.repeat(150)}`, 'with-amount'],
    // A drug in a clause that is too long to be read whole never counts as only mentioned.
    [`suspender X${' b'.repeat(250)}`, 'none'],
  ])('"%s"', (text, excuse) => expect(excuses(text)).toEqual([excuse]))

  test('words before a list govern its first name, and all of them where brackets hold the list', () => {
    expect(excuses('suspender X, X, X')).toEqual(['with-amount', 'none', 'none'])
    expect(excuses('suspender X; X')).toEqual(['with-amount', 'none'])
    expect(excuses('alergia (X, X)')).toEqual(['without-amount', 'without-amount'])
  })

  test('the law lets a note tell more of an antibiotic than of a controlled drug, or the reverse', () => {
    const of = (text: string) =>
      (['controlled', 'antibiotic', 'prohibited'] as const).map((kind) => excuses(text, kind)[0])
    expect(of('cultivo con X')).toEqual(['none', 'without-amount', 'none'])
    expect(of('usa X')).toEqual(['without-amount', 'none', 'without-amount'])
  })

  test.each([
    ['Evitar:\n- X', 'with-amount'],
    ['Evitar:\n\n- otra\n- X', 'with-amount'],
    ['Evitar:\n1. otra\n2. X', 'with-amount'],
    ['Evitar: \n• X', 'with-amount'],
    ['Evitar\n- X', 'none'],
    ['Evitar: hoy\n- X', 'none'],
    ['Evitar:\nX', 'none'],
    ['Evitar:\ntexto\n- X', 'none'],
    [`Evitar:\n${'- otra\n'.repeat(100)}- X`, 'with-amount'],
    // The heading of the list is not read, because it stands more than 1000 letters before the item.
    [`Evitar:\n${'- otra\n'.repeat(150)}- X`, 'none'],
  ])('a heading governs the items of its list: %j', (text, excuse) => expect(excuses(text)).toEqual([excuse]))
})

describe('what a text of a medicine names', () => {
  const recognise = (text: string) =>
    createRecogniser({
      ...RECOGNISED,
      prohibited: ['Prohibina', 'QTX', 'QTXR', 'K2', 'DOM'],
      otherNames: ['ajenopril', 'otro nombre'],
      watchedBrands: [{ brand: 'Unobrand-Continus', ingredients: ['unodona', 'nadie'] }],
    })(text)

  test.each([
    ['QTX 5 mg', true],
    ['tableta QTX', false],
    ['QTXR 5 mg', true],
    ['tableta QTXR', true],
    ['K2', false],
    ['DOM', false],
    ['', false],
  ])('a prohibited name of three letters counts at the beginning alone: "%s"', (text, prohibited) =>
    expect(recognise(text).prohibited).toBe(prohibited),
  )

  test('a brand of two words gives its ingredients, of which the unknown ones count for nothing', () => {
    expect(recognise('Unobrand Continus 10 mg')).toMatchObject({
      brand: 'Unobrand-Continus',
      generic: null,
      fraction: 'I',
    })
    expect(recognise('UnobrandContinus').brand).toBeNull()
  })

  test.each([
    ['ajenopril 5 mg', true],
    ['tableta de otro nombre', true],
    ['otro 5 mg', false],
    ['cuatropril', false],
  ])('"%s" names a drug that the catalogue lacks: %s', (text, isOther) =>
    expect(recognise(text).otherGeneric).toBe(isOther),
  )
})
