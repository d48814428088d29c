import { describe, expect, test } from 'vitest'
import { plainNumbers, wordsOf } from './words.ts'

describe('numbers', () => {
  test.each([
    ['1,200,000 ui', '1200000 ui'],
    ['400 000 ui', '400000 ui'],
    ['0,5 mg', '0.5 mg'],
    ['0,125 mg', '0.125 mg'],
    ['.625 mg', '0.625 mg'],
    ['12 500 mg', '12 500 mg'],
    ['1,000 mg', '1000 mg'],
  ])('the number %s is normalised to %s', (text, plain) => expect(plainNumbers(text)).toBe(plain))
})

const shown = (text: string): string[] =>
  wordsOf(text).map((w) => (w.unit === null ? w.text : `${w.text} ${w.unit}`))

describe('words of a query', () => {
  test.each([
    ['Amoxicilina 500mg c/12', ['amoxicilina', '500 mg', 'c', '12']],
    ['Ácido fólico 5 mg', ['acido', 'folico', '5 mg']],
    ['carbonato de calcio', ['carbonato', 'calcio']],
    ['vitamina B12', ['vitamina', 'b12']],
    ['tab500', ['tab', '500']],
    ['875/125', ['875', '125']],
    ['levotiroxina 100 MCG', ['levotiroxina', '100 µg']],
    ['clotrimazol 2%', ['clotrimazol', '2 %']],
    ['  ', []],
    ['¿?', []],
  ])('%s', (text, words) => expect(shown(text)).toEqual(words))
})
