import { describe, expect, test } from 'vitest'
import { plainNumbers, withWholeVitamins, wordsOf } from './words.ts'

describe('numbers', () => {
  test.each([
    ['1,200,000 ui', '1200000 ui'],
    ['400 000 ui', '400000 ui'],
    ['0,5 mg', '0.5 mg'],
    ['0,125 mg', '0.125 mg'],
    ['.625 mg', '0.625 mg'],
    ['12 500 mg', '12 500 mg'],
    ['1,000 mg', '1000 mg'],
    ["1'200,000 ui", '1200000 ui'],
    ['12,000,000 ui', '12000000 ui'],
    ['600 000 000', '600000000'],
    ['1 200 000 ui', '1200000 ui'],
    ['1,20 mg', '1.20 mg'],
    ['0,000 mg', '0.000 mg'],
    ['1,0000 mg', '1.0000 mg'],
    ['1 0000 mg', '1 0000 mg'],
    ['12 12 000', '12 12000'],
    ['10.400 000', '10.400 000'],
    ['5. mg', '5. mg'],
    ['a.5', 'a0.5'],
    ['1.5', '1.5'],
    ['a,5 b,c', 'a,5 b,c'],
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
    ['500 mg mg', ['500 mg', 'mg']],
    ['mg 500', ['mg', '500']],
    ['insulina 100 U/ml', ['insulina', '100 ui', '1 ml']],
    ['100 µg por disparo', ['100 µg', '1 dosis']],
    ['200 disparos', ['200 dosis']],
    ['40 mg / 200 mg por 5 mL', ['40 mg', '200 mg', '5 ml']],
    ['por', ['por']],
    ['500 x 3', ['500', '3']],
    ['500 miligramos', ['500 mg']],
    ['x', ['x']],
    ['ml prim', ['ml', 'prim']],
    ['500 tab mg', ['500', 'tab', 'mg']],
    ['0050', ['50']],
    ['% alfa', ['alfa']],
    ['ab500', ['ab500']],
    ['abc5', ['abc5']],
    ['abc50', ['abc', '50']],
    ['abc50d', ['abc50d']],
    ['vitamina e', ['vitamina', 'e']],
    ['alfa e', ['alfa']],
    ['levita e', ['levita']],
    ['vitaminado e', ['vitaminado']],
    ['100 μg', ['100 µg']],
    ['  ', []],
    ['¿?', []],
  ])('%s', (text, words) => expect(shown(text)).toEqual(words))
})

describe('a vitamin is one word', () => {
  test.each([
    ['vitamina b12', ['vitaminab12']],
    ['vit d', ['vitaminad']],
    ['vita d3', ['vitaminad3']],
    ['vitam e', ['vitaminae']],
    ['vitami c', ['vitaminac']],
    ['vitamin a', ['vitaminaa']],
    ['vitaminas k', ['vitaminak']],
    ['vi d', ['vi', 'd']],
    ['vitamina l', ['vitamina', 'l']],
    ['vitamina b123', ['vitamina', 'b123']],
    ['vitamina ba', ['vitamina', 'ba']],
    ['vitamina abc', ['vitamina', 'abc']],
    ['levit d', ['levit', 'd']],
    ['complejo vitamina b6 alfa', ['complejo', 'vitaminab6', 'alfa']],
    ['d vitamina', ['d', 'vitamina']],
    ['vitamina b 12', ['vitaminab12']],
    ['vit d 3 tabletas', ['vitaminad3', 'tabletas']],
    ['vitamina d 400', ['vitaminad', '400']],
    ['vitamina b 1 mg', ['vitaminab', '1']],
    ['vitamina c 1', ['vitaminac', '1']],
  ])('%s', (text, words) => expect(withWholeVitamins(wordsOf(text)).map((word) => word.text)).toEqual(words))
})
