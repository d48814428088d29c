import { expect, test } from 'vitest'
import { checkPostalCode, zipIn } from './postal-code.ts'

test.each([
  ['01000', true],
  [' 97000 ', true],
  ['16999', true],
  // No state of Mexico has postal codes that begin with 00 or with 17 to 19.
  ['00100', 'state'],
  ['17000', 'state'],
  ['19999', 'state'],
  ['20000', true],
  ['99998', true],
  ['99999', 'state'],
  ['9700', 'format'],
  ['970000', 'format'],
  ['97 000', 'format'],
  ['', 'format'],
])('the postal code "%s" is accepted or refused: %s', (text, result) => {
  const checked = checkPostalCode(text)
  expect(checked.ok || checked.reason).toBe(result)
})

test.each([
  ['Calle Ficticia 12, Centro, 97000 Mérida, Yucatán', '97000'],
  ['97000', '97000'],
  ['Calle Ficticia 12, Mérida', ''],
  ['Calle Ficticia 12345, 97000 Mérida', ''],
  ['Calle Ficticia 12, 00100 Mérida', ''],
  ['Teléfono 9991234567', ''],
  ['Calle Ficticia 123456, Mérida', ''],
])('the postal code in "%s" is "%s"', (location, zip) => expect(zipIn(location)).toBe(zip))
