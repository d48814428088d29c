import { describe, expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { passwordFault, refuseGuessable } from './password-rules.ts'

const context = { email: 'elena.robles@clinicanorte.example', brandName: 'Recetario' }

describe('a password', () => {
  test.each([
    ['listed as it is', 'qwerty123456'],
    ['listed, with capitals', 'Qwerty123456'],
    ['listed, with digits around', '2024-Password-2024!'],
    ['listed, with accents', 'pássword12345'],
    ['listed, in other widths of the same letters', 'ｐａｓｓｗｏｒｄ１２３４５６'],
    ['listed, twice', 'dragondragon'],
    ['a row upwards', 'abcdefghijklmn'],
    ['a row of digits downwards', '987654321098'],
    ['one sign', 'zzzzzzzzzzzz'],
    ['two signs in turn', 'x7x7x7x7x7x7x7'],
  ])('%s is too common', (_, password) => expect(passwordFault(password, context)).toBe('password-common'))

  test.each([
    ['the address', 'elena.robles@clinicanorte'],
    ['a part of it with digits', 'robles-1984-1984'],
    ['the brand', 'Recetario 2026!'],
    ['what everybody here would write', 'doctora-receta-99'],
  ])('%s alone is not enough', (_, password) =>
    expect(passwordFault(password, context)).toBe('password-own-words'),
  )

  test.each([
    ['some words', 'mesa verde lluvia tranvia'],
    ['own words among others', 'elena planta tres jacarandas'],
    ['only digits that are no row', '402938475610294'],
    ['other alphabets', 'лошадь скрепка озеро'],
    ['emoji and spaces', '🦜 🌵 🥁 caballo'],
    ['256 signs', 'caja '.repeat(51) + 'x'],
  ])('%s may be used', (_, password) => expect(passwordFault(password, context)).toBeUndefined())
})

test('a refusal names the field in which the password was given', () => {
  const refused = () => refuseGuessable('dragondragon', 'new_password1', context)
  expect(refused).toThrow(new Problem('invalid-input', { fields: { new_password1: ['password-common'] } }))
  expect(() => refuseGuessable('mesa verde lluvia tranvia', 'new_password1', context)).not.toThrow()
})
