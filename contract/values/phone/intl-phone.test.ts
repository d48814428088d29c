import { expect, test } from 'vitest'
import { checkIntlPhone, countryOfPhone, phoneCountries } from './intl-phone.ts'

test.each([
  ['55 1234 5678', '+525512345678'],
  ['044 55 1234 5678', '+525512345678'],
  ['+1 202 555 0143', '+12025550143'],
  ['+34 912 345 678', '+34912345678'],
  ['0049 1511 2345678', '+4915112345678'],
  ['+502 2331 1234', '+50223311234'],
])('%s is %s', (text, value) => {
  expect(checkIntlPhone(text)).toEqual({ ok: true, value })
})

test.each([
  ['55 1234 567', 'too-short'],
  ['55 1234 56789', 'too-long'],
  ['+1 202 555 014', 'too-short'],
  ['+1 202 555 01433', 'too-long'],
  ['+34 912 345 67', 'too-short'],
  ['+34 112 345 678', 'invalid'],
  ['+999 1234 5678', 'invalid-country'],
  ['+210 1234 5678', 'invalid-country'],
  ['05 1234 5678', 'invalid'],
  ['no tiene', 'invalid'],
])('%s is refused: %s', (text, reason) => {
  expect(checkIntlPhone(text)).toEqual({ ok: false, reason })
})

test('the list of countries has each country once, and a number’s country is found', () => {
  const countries = phoneCountries()
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
  expect(countries).toContainEqual({ country: 'MX', callingCode: '52' })
  expect(countries.length).toBeGreaterThan(200)
  // The United States and Canada share a calling code.
  expect(['+525512345678', '+12025550143', '+14165550143'].map(countryOfPhone)).toEqual(['MX', 'US', 'CA'])
  expect(countryOfPhone('nadie')).toBeUndefined()
})
