import { expect, test } from 'vitest'
import { phoneFault } from './phone-fault.ts'

test.each([
  ['', null],
  ['  ', null],
  ['55 1234 5678', null],
  [' 55 1234 5678 ', null],
  ['+1 202 555 0143', null],
  // A local telephone number as used before 2019, without its area code.
  ['123 4567', null],
  ['1234 5678', null],
  ['55 1234 5678 ext. 12', null],
  ['55 1234 5678 Extensión 123456', null],
  ['55 1234 5678 extension 1', null],
  ['55 1234 5678x12', null],
  ['55 1234 5678 #9', null],
  ['1234567 ext 3', null],
  ['123 456', 'too-short'],
  ['+52 55 1234', 'too-short'],
  ['55 1234 56789', 'too-long'],
  ['+999 1234 5678', 'invalid-country'],
  ['no tiene', 'invalid'],
  ['ext. 12', 'too-short'],
  ['55 1234 5678 ext. 1234567', 'invalid'],
  ['ext. 12 55 1234 5678', 'invalid'],
])('the fault of the telephone number "%s" is %s', (text, fault) => expect(phoneFault(text)).toBe(fault))
