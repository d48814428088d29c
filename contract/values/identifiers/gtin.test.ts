import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkGtin, gtinCheckDigit } from './gtin.ts'

test.each([
  '7503003746119',
  '7501088506413',
  '7502216792340',
  '75030037 46119',
  '96385074',
  '036000291452',
  '10614141000415',
])('%s is a product code', (text) => {
  expect(checkGtin(text)).toEqual({ ok: true, value: text.replace(' ', '') })
})

test.each([
  ['7501001234567', 'check-digit'],
  ['7503003746118', 'check-digit'],
  ['750300374611', 'check-digit'],
  ['75030037461', 'length'],
  ['750300374611900', 'length'],
  ['', 'length'],
  ['750300374611X', 'digits'],
])('%s is refused: %s', (text, reason) => {
  expect(checkGtin(text)).toEqual({ ok: false, reason })
})

test('a GTIN with one wrong digit is refused', () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const text = digits.join('') + gtinCheckDigit(digits.join(''))
      const at = place % text.length
      const wrong = text.slice(0, at) + ((Number(text[at]) + shift) % 10) + text.slice(at + 1)
      expect([checkGtin(text).ok, checkGtin(wrong).ok]).toEqual([true, false])
    }),
  )
})
