import { expect, test } from 'vitest'
import {
  DATE_PATTERN,
  hasLength,
  isAlphaSpaces,
  isDigits,
  isIncluded,
  isNotExisting,
  isNumeric,
  isUrlSafe,
  isWithin,
  NUMBER_PATTERN,
} from './text-rules.ts'

test.each([
  [isUrlSafe, 'Consulta 2026_a-b', true],
  [isUrlSafe, '', true],
  [isUrlSafe, 'consulta/1', false],
  [isUrlSafe, 'médica', false],
  [isUrlSafe, 'a.b', false],
  [isUrlSafe, 'a\nb', false],
  [isAlphaSpaces, 'María José Núñez', true],
  [isAlphaSpaces, 'Mari\u0301a', true],
  [isAlphaSpaces, 'Ana 2', false],
  [isAlphaSpaces, 'Ana-Luz', false],
  [isNumeric, '0123', true],
  [isNumeric, '-1', false],
  [isNumeric, '1.5', false],
])('%o of "%s": %s', (rule, text, passes) => {
  expect(rule(text)).toBe(passes)
})

test.each([
  ['12345', 5, true],
  ['1234', 5, false],
  ['123456', 5, false],
  ['1234a', 5, false],
  ['', 5, true],
])('"%s" as %i digits: %s', (text, count, passes) => {
  expect(isDigits(text, count)).toBe(passes)
})

test.each([
  ['1990-01-31', true],
  ['1990/1/1', true],
  ['1990-12-31', true],
  ['1990-13-01', false],
  ['1990-00-01', false],
  ['1990-01-32', false],
  ['1990-01-00', false],
  ['90-01-01', false],
  ['1990-01/01', false],
  ['1990.01.01', false],
])('the date pattern on %s: %s', (text, passes) => {
  expect(DATE_PATTERN.test(text)).toBe(passes)
})

test('the number pattern is 1 to 129', () => {
  const passing = Array.from({ length: 1001 }, (_, i) => String(i)).filter((text) =>
    NUMBER_PATTERN.test(text),
  )
  expect([passing.length, passing[0], passing.at(-1)]).toEqual([129, '1', '129'])
  expect(['01', '1.0', '-1', ' 1', ''].some((text) => NUMBER_PATTERN.test(text))).toBe(false)
})

test.each([
  ['a', true],
  ['b', true],
  ['', true],
  ['c', false],
  ['A', false],
])('included: "%s" of a and b: %s', (text, passes) => {
  expect(isIncluded(text, ['a', 'b'])).toBe(passes)
})

test.each([
  ['ana@clinica.example', false],
  [' ANA@clinica.example ', false],
  ['eva@clinica.example', true],
  ['', true],
])('existing: "%s" is new: %s', (text, passes) => {
  expect(isNotExisting(text, ['ana@clinica.example', 'Luz@clinica.example'])).toBe(passes)
})

test.each([
  ['0', false],
  ['1', true],
  ['129', true],
  ['130', false],
  ['-1', false],
  ['1.5', false],
  ['x', false],
  ['', true],
])('min_value 1 and max_value 129 on "%s": %s', (text, passes) => {
  expect(isWithin(text, 1, 129)).toBe(passes)
})

test.each([
  ['ab', false],
  ['abc', true],
  ['abcde', true],
  ['abcdef', false],
  ['👩🏽', false],
  ['ñññ', true],
  ['', true],
])('min 3 and max 5 characters on "%s": %s', (text, passes) => {
  expect(hasLength(text, 3, 5)).toBe(passes)
})
