import { expect, test } from 'vitest'
import { centsOf } from './cents.ts'

test.each([
  ['800', 80_000],
  ['800.5', 80_050],
  ['$1,250.00', 125_000],
  ['MXN $9,999.99', 999_999],
  ['0.01', 1],
])('the typed amount %s is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test.each(['', '800.125', '8 00', '1,25', '-800', 'mil', '1e3'])(
  'the typed text %s is no amount',
  (typed) => {
    expect(centsOf(typed)).toBeUndefined()
  },
)
