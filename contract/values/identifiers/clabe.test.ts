import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANKS } from './banks.ts'
import { checkClabe, clabeCheckDigit } from './clabe.ts'

test.each([
  ['002010077777777771', 'BANAMEX'],
  ['032180000118359719', 'IXE'],
  ['646180110400000007', 'STP'],
  ['002115016003269411', 'BANAMEX'],
  ['012180001234567899', 'BBVA'],
  ['072580000123456788', 'BANORTE'],
  ['638180000000000017', 'NU MEXICO'],
])('%s is an account at %s', (text, bank) => {
  expect(checkClabe(text)).toEqual({ ok: true, value: { text, bank } })
})

test.each([
  ['012345678901234567', 'check-digit'],
  ['012180001234567891', 'check-digit'],
  ['01218000123456789', 'length'],
  ['0121800012345678999', 'length'],
  ['', 'length'],
  ['01218000123456789A', 'digits'],
])('%s is refused: %s', (text, reason) => {
  expect(checkClabe(text)).toEqual({ ok: false, reason })
})

test('a CLABE of an unknown bank is refused, even with the right check digit', () => {
  const first17 = '99918000123456789'
  expect(checkClabe(first17 + clabeCheckDigit(first17))).toEqual({ ok: false, reason: 'unknown-bank' })
})

test('a CLABE may have spaces between its groups', () => {
  expect(checkClabe('002 010 07777777777 1').ok).toBe(true)
})

test('a CLABE of each of the six institutions that only clabe-python lists is accepted', () => {
  expect(['143', '689', '714', '727', '730', '738'].filter((code) => BANKS[code] === undefined)).toEqual([])
  expect(Object.keys(BANKS)).toHaveLength(100)
})

test('a CLABE with one wrong digit is refused', () => {
  const account = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 })
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(BANKS)),
      account,
      fc.nat(17),
      fc.integer({ min: 1, max: 9 }),
      (bank, rest, at, shift) => {
        const first17 = bank + rest.join('')
        const text = first17 + clabeCheckDigit(first17)
        expect(checkClabe(text).ok).toBe(true)
        const wrong = text.slice(0, at) + ((Number(text[at]) + shift) % 10) + text.slice(at + 1)
        expect(checkClabe(wrong)).toEqual({ ok: false, reason: 'check-digit' })
      },
    ),
  )
})
