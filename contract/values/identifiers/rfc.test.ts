import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { checkRfc } from './rfc.ts'

test.each([
  ['GODE561231GR8', 'person', null],
  ['MAB9307148T4', 'company', null],
  ['SAT970701NN3', 'company', null],
  ['XEXX010101000', 'person', null],
  ['XAXX010101000', 'person', null],
  ['gode-561231-gr8', 'person', null],
  ['GODE561231GR9', 'person', 'check-digit-warning'],
  ['VACE460910SX6', 'person', 'check-digit-warning'],
] as const)('%s is the RFC of a %s, warning %s', (text, kind, warning) => {
  const normal = text.replaceAll('-', '').toUpperCase()
  expect(checkRfc(text)).toEqual({ ok: true, value: { text: normal, kind, warning } })
})

test.each([
  ['', 'length'],
  ['GODE561231GR', 'format'],
  ['GODE561231GR88', 'length'],
  ['GOD1561231GR8', 'format'],
  ['GODE561231GRB', 'format'],
  ['GODE561331GR8', 'date'],
  ['GODE560230GR8', 'date'],
  ['PUTO561231GR8', 'banned-word'],
])('%s is refused: %s', (text, reason) => {
  expect(checkRfc(text)).toEqual({ ok: false, reason })
})

test('an RFC of 29 February is accepted when one of the two possible years is a leap year', () => {
  expect(checkRfc('GODE000229GR8').ok).toBe(true)
  expect(checkRfc('GODE010229GR8')).toEqual({ ok: false, reason: 'date' })
})

test('an RFC with another check character is accepted with a warning', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'012345679A'.split('')), (last) => {
      expect(checkRfc(`GODE561231GR${last}`)).toMatchObject({ value: { warning: 'check-digit-warning' } })
    }),
  )
})
