import { expect, test } from 'vitest'
import { isPlain, isPrintable, isStorable, isVisible } from './plain-text.ts'

test.each([
  ['a dose', '5 mg\tcada 8 h\r\n', [true, true, true]],
  ['a face', 'Bien 🙂', [true, true, true]],
  ['U+0000', 'a\u0000', [false, false, false]],
  ['half of a pair of surrogates', 'a\ud83d', [false, false, false]],
  ['an override of the direction', '10 \u202e/ 5', [true, false, false]],
  ['an isolate of the direction', '10 \u2066/ 5', [true, false, false]],
  ['a mark of the direction', '10 \u200f/ 5', [true, true, false]],
  ['an Arabic mark of the direction', '10 \u061c/ 5', [true, true, false]],
  ['a control character', '5\u0007 mg', [true, true, false]],
])('whether a text with %s can be stored, is plain, and is printed as it was signed', (_name, text, are) => {
  expect([isStorable(text), isPlain(text), isPrintable(text)]).toEqual(are)
})

test.each([
  ['a', true],
  [' a ', true],
  ['', false],
  [' \n\t', false],
  ['\u200b\u200e', false],
])('whether %o has a visible character: %s', (text, isSeen) => expect(isVisible(text)).toBe(isSeen))
