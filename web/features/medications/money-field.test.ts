import { expect, it } from 'vitest'
import { formatMoneyInput, priceError } from './money-field.ts'

const SENTENCES = { format: 'format', zero: 'zero', 'above-maximum': 'above-maximum' }

it.each([
  ['90', 'MXN $90.00'],
  ['$90.50', 'MXN $90.50'],
  ['1,250', 'MXN $1,250.00'],
  ['mxn $31.00', 'MXN $31.00'],
  ['', ''],
])('formats %j as %j', (typed, written) => {
  expect(formatMoneyInput(typed)).toBe(written)
  expect(priceError(typed, SENTENCES)).toBeUndefined()
})

it.each([
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['10000', 'above-maximum'],
  ['-5', 'format'],
  ['90.5', 'format'],
  ['1,250.0', 'format'],
  ['1.234', 'format'],
  ['gratis', 'format'],
  ['12,50', 'format'],
])('refuses %j: %s', (typed, fault) => {
  expect(priceError(typed, SENTENCES)).toBe(fault)
})
