import { describe, expect, test } from 'vitest'
import { guessableFault } from './guessable-password.ts'

const LISTED: ReadonlySet<string> = new Set(['dragon', 'qwerty123456', 'password', 'abc'])
const OWN = ['elena.robles@clinicanorte.example', 'Recetario']
const faultOf = (password: string) => guessableFault(password, OWN, LISTED)

test.each([
  ['listed', 'qwerty123456'],
  ['listed, with capitals', 'QWERTY123456'],
  ['listed, with accents', 'drágon'],
  ['listed, in wide letters', 'ｄｒａｇｏｎ'],
  ['listed, with digits and signs before it', '1984-dragon'],
  ['listed, with digits and signs after it', 'dragon-1984!'],
  ['listed, with both', '2024-Password-2024!'],
  ['listed, twice', 'dragondragon'],
  ['listed, twice, with digits around', '12dragondragon34'],
  ['a row upwards', 'abcdefghijklmn'],
  ['a row downwards', 'nmlkjihgfedcba'],
  ['a row of digits upwards', '123456789012'],
  ['a row of digits downwards', '987654321098'],
  ['a row of digits by threes', '036925814703'],
  ['one letter', 'zzzzzzzzzzzz'],
  ['one sign', '!!!!!!!!!!!!'],
  ['three signs in turn', 'x7yx7yx7yx7y'],
  ['three lines in turn', 'a\nba\nba\nb'],
])('a password that is %s is too common: %s', (_what, password) =>
  expect(faultOf(password)).toBe('password-common'),
)

test.each([
  ['the address', 'elena.robles@clinicanorte'],
  ['a part of the address with digits', 'robles-1984-1984'],
  ['the brand', 'Recetario 2026!'],
  ['words of the trade', 'doctora-receta-99'],
  ['words of the trade and three letters', 'receta99xyz'],
  ['a word with an accent', 'Médico 2026!'],
])('a password of %s alone is refused: %s', (_what, password) =>
  expect(faultOf(password)).toBe('password-own-words'),
)

test.each([
  ['other words', 'mesa verde lluvia'],
  ['four more letters beside own words', 'receta99xyzw'],
  ['four in turn', 'x7yzx7yzx7yz'],
  ['a word that only holds a listed one', 'dragones'],
  ['digits without a row', '402938475610294'],
  ['letters by twos', 'acegikmoqsuw'],
  ['a row with a step too many', 'abcdefghijkln'],
  ['another alphabet beside an own word', 'receta лошадь'],
  // The part "robl" of the password is no word of the address, and "com" of the address is too short to count as a word.
  ['a part of an own word', 'robl 1984 1984'],
])('a password with %s is accepted: %s', (_what, password) => expect(faultOf(password)).toBeUndefined())

describe('words of the person and the product', () => {
  test('of three letters are ignored', () => {
    expect(guessableFault('ana-1984-ana!', ['ana@b.example'], LISTED)).toBeUndefined()
    expect(guessableFault('anas-1984-anas!', ['anas@b.example'], LISTED)).toBe('password-own-words')
  })

  test('are removed from the password, the longest first', () => {
    // If the word "norte" were removed from the password first, "hermoso" would be left and counted as another word.
    expect(guessableFault('nortehermoso-1', ['norte nortehermoso'], LISTED)).toBe('password-own-words')
  })
})
