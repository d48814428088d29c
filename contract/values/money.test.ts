import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsTyped, checkMoney, checkPayment, formatMoney } from './money.ts'

test.each([
  ['MXN $1,250.00', 125_000],
  ['MXN $ 1,250.00', 125_000],
  ['MXN$200.00', 20_000],
  ['MXN $0.01', 1],
  ['MXN $9,999.99', 999_999],
  ['MXN $1,234,567.89', 123_456_789],
  ['-MXN $5.00', -500],
  ['MXN $-5.00', -500],
  ['+MXN $5.00', 500],
])('%s is %i cents', (text, cents) => {
  expect(checkMoney(text)).toEqual({ ok: true, value: cents })
})

test.each([
  ['MXN $0.00', 'zero'],
  ['-MXN $0.00', 'zero'],
  ['', 'format'],
  ['MXN $', 'format'],
  ['$1,250.00', 'format'],
  ['1250.00', 'format'],
  ['MXN $1250.00', 'format'],
  ['MXN $1,25.00', 'format'],
  ['MXN $12,50.00', 'format'],
  ['MXN $01.00', 'format'],
  ['MXN $1,250', 'format'],
  ['MXN $1,250.0', 'format'],
  ['MXN $1,250.000', 'format'],
  ['MXN $1.250,00', 'format'],
  ['USD $1,250.00', 'format'],
  ['--MXN $1.00', 'format'],
  ['-MXN $-1.00', 'format'],
  ['MXN $999,999,999,999,999,999.00', 'format'],
])('%s is refused: %s', (text, reason) => {
  expect(checkMoney(text)).toEqual({ ok: false, reason })
})

test.each([
  ['800', 80_000],
  ['800.50', 80_050],
  ['1,250', 125_000],
  ['$1,250.00', 125_000],
  ['mxn $9,999.99', 999_999],
  ['0.01', 1],
])('the typed amount %s is %i cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents)
})

test.each(['', '800.5', '1,250.0', '800.', '800.125', '8 00', '1,25', '12,50', '-800', 'mil', '1e3'])(
  'the typed text %s is no amount',
  (typed) => {
    expect(centsTyped(typed)).toBeUndefined()
  },
)

test.each([
  [19_999, { ok: false, reason: 'below-minimum' }],
  [20_000, { ok: true, value: 20_000 }],
  [999_999, { ok: true, value: 999_999 }],
  [1_000_000, { ok: false, reason: 'above-maximum' }],
  [-20_000, { ok: false, reason: 'below-minimum' }],
])('a payment of %i cents: %j', (cents, result) => {
  expect(checkPayment(cents)).toEqual(result)
})

test('a formatted amount is parsed to the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer().filter((cents) => cents !== 0),
      (cents) => {
        expect(checkMoney(formatMoney(cents))).toEqual({ ok: true, value: cents })
      },
    ),
  )
})
