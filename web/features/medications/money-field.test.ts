import { expect, it } from 'vitest'
import { isMoney, formatMoneyInput } from './money-field.ts'

it.each([
  ['90', 'MXN $90.00'],
  ['$90.50', 'MXN $90.50'],
  ['1,250', 'MXN $1,250.00'],
  ['mxn $31.00', 'MXN $31.00'],
  ['', ''],
])('formats %j as %j', (typed, written) => {
  expect(formatMoneyInput(typed)).toBe(written)
  expect(isMoney(typed)).toBe(true)
})

it.each(['0', '10000', '-5', '90.5', '1,250.0', '1.234', 'gratis', '12,50'])('refuses %j', (typed) => {
  expect(isMoney(typed)).toBe(false)
})
