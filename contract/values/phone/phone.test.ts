import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'
import { checkPhone } from './phone.ts'

test.each([
  '+52 55 1234 5678',
  '55 1234 5678',
  '(55) 1234-5678',
  '5512345678',
  '044 55 1234 5678',
  '045 55 1234 5678',
  '01 55 1234 5678',
  '+52 1 55 1234 5678',
  '+5215512345678',
  '52 55 1234 5678',
  '5215512345678',
  '0052 55 1234 5678',
  '+52 01 55 1234 5678',
  '55.1234.5678',
])('%s is +525512345678', (text) => {
  expect(checkPhone(text)).toEqual({ ok: true, value: '+525512345678' })
})

test('a number keeps an area code that begins with 52', () => {
  expect(checkPhone('5212345678')).toEqual({ ok: true, value: '+525212345678' })
})

test.each([
  ['', 'too-short'],
  ['551234567', 'too-short'],
  ['+52 551234567', 'too-short'],
  ['55123456789', 'too-long'],
  ['+52 55123456789', 'too-long'],
  ['0512345678', 'invalid'],
  ['1234567890', 'invalid'],
  ['55 1234 567x', 'invalid'],
  ['no tiene', 'invalid'],
  ['+', 'invalid'],
  ['+999 1234 5678', 'invalid-country'],
  ['+210 1234 5678', 'invalid-country'],
  ['+1 20255', 'too-short'],
  ['+49 1234567890123456', 'too-long'],
  ['+49 12345678901234', 'too-long'],
  ['+34 12345', 'too-short'],
  ['55+12345678', 'invalid'],
])('%s is refused: %s', (text, reason) => {
  expect(checkPhone(text)).toEqual({ ok: false, reason })
})

test('a foreign number is accepted with its calling code', () => {
  expect(checkPhone('+1 202 555 0143')).toEqual({ ok: true, value: '+12025550143' })
  expect(checkPhone('0034 912 345 678')).toEqual({ ok: true, value: '+34912345678' })
  // The shortest foreign number that is accepted, of 8 digits, and the longest that E.164 allows, of 15.
  expect(checkPhone('+34 123456')).toEqual({ ok: true, value: '+34123456' })
  expect(checkPhone('+49 1234567890123')).toEqual({ ok: true, value: '+491234567890123' })
  expect(checkPhone(' +34 912 345 678\n')).toEqual({ ok: true, value: '+34912345678' })
})

test('the calling codes of all countries are known, and hardly any other', () => {
  const codes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
  const unknown = [...codes].filter((code) => !checkPhone(`+${code}5512345678`).ok)
  expect(unknown).toEqual([])
  const threeDigits = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
  const extra = threeDigits.filter((three) => {
    const assigned = [1, 2, 3].some((length) => codes.has(three.slice(0, length)))
    const result = checkPhone(`+${three}5512345`)
    return !assigned && (result.ok || result.reason !== 'invalid-country')
  })
  expect(extra).toEqual([])
})

test.each([
  ['+525512345678', '55 1234 5678'],
  ['+529611234567', '961 123 4567'],
  ['5512345678', '55 1234 5678'],
  ['9611234567', '961 123 4567'],
  ['1234567890', '1234567890'],
  ['+12025550143', '+12025550143'],
  ['x+525512345678', 'x+525512345678'],
  ['+5255123456789', '+5255123456789'],
])('%s is shown as %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown)
})
