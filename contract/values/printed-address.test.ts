import { expect, test } from 'vitest'
import { isAddress } from './printed-address.ts'

test.each([
  ['Calle Ficticia 12, Mérida', true],
  ['Domicilio conocido s/n, Ficticia', true],
  ['Domicilio conocido S / N', true],
  ['Domicilio conocido sin número', true],
  ['Domicilio conocido sin numero', true],
  ['Ficta 1', true],
  // A word of four letters is too short to be the name of a street.
  ['Fict 1', false],
  ['Calle Ficticia', false],
  ['Callejones/niños', false],
  ['12345 678', false],
  ['', false],
])('whether "%s" can be the address of a practice: %s', (text, can) => expect(isAddress(text)).toBe(can))
