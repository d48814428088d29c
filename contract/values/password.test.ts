import { expect, test } from 'vitest'
import { isLongEnough, PASSWORD_MIN, passwordLength } from './password.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['áé', 2],
  // The letter á, written as two code points.
  ['a\u0301', 1],
  ['🦜🌵', 2],
])('"%s" has %d characters', (password, length) => expect(passwordLength(password)).toBe(length))

test.each([
  [PASSWORD_MIN - 1, false],
  [PASSWORD_MIN, true],
  [PASSWORD_MIN + 1, true],
])('%d characters are enough: %s', (length, isEnough) => {
  expect(isLongEnough('🦜'.repeat(length))).toBe(isEnough)
})
