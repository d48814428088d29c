import { expect, test } from 'vitest'
import { phoneCountries } from '#contract/values/phone/intl-phone.ts'
import { flagOf, inCountry, nationalPart, sortedCountries } from './phone-text.ts'

const mexico = { country: 'MX', callingCode: '52' }
const spain = { country: 'ES', callingCode: '34' }

test.each([
  [mexico, '55 1234 5678', '55 1234 5678'],
  [spain, '912 345 678', '+34 912 345 678'],
  [mexico, '+34 912', '+34 912'],
  [spain, '0052 55', '+52 55'],
  [spain, '', ''],
])('%o with "%s" is stored as "%s"', (country, typed, kept) => {
  expect(inCountry(country, typed)).toBe(kept)
})

test.each([
  ['+34 912 345 678', '34', '912 345 678'],
  ['+34912345678', '34', '912345678'],
  ['55 1234 5678', '52', '55 1234 5678'],
  ['+5255', '52', '55'],
  ['+34', '', '+34'],
])('"%s" beside +%s shows "%s"', (value, code, shown) => {
  expect(nationalPart(value, code)).toBe(shown)
})

test('countries are listed by name in the reader’s language, Mexico first', () => {
  const spanish = sortedCountries(phoneCountries(), 'es-MX').map(({ name }) => name)
  expect(spanish[0]).toBe('México')
  expect(spanish.indexOf('Alemania')).toBeLessThan(spanish.indexOf('España'))
  expect(sortedCountries(phoneCountries(), 'en-US').map(({ name }) => name)).toContain('Germany')
  expect(sortedCountries([], 'es-MX')).toHaveLength(1)
})

test('the flag of a country is made of its two letters', () => {
  expect(flagOf('MX')).toBe('🇲🇽')
})
