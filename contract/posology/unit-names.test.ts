import { expect, test } from 'vitest'
import { listed, numberText, unitName } from './unit-names.ts'

test('a unit has a name in both languages, and an unknown unit is its own name', () => {
  expect(unitName('tableta')).toEqual({
    es: ['tableta', 'tabletas'],
    en: ['tablet', 'tablets'],
    isFeminine: true,
  })
  expect(unitName('óvulo')).toEqual({
    es: ['óvulo', 'óvulos'],
    en: ['pessary', 'pessaries'],
    isFeminine: false,
  })
  expect(unitName('dedal')).toEqual({ es: ['dedal', 'dedal'], en: ['dedal', 'dedal'], isFeminine: false })
})

test.each([
  [0, '0'],
  [0.5, '0.5'],
  [1, '1'],
  [2.25, '2.25'],
  [1 / 3, '0.3333'],
  [999, '999'],
  [1000, '1,000'],
  [1_200_000, '1,200,000'],
  [1234.5678, '1,234.5678'],
])('%d is written %s', (value, text) => expect(numberText(value)).toBe(text))

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'c'], 'a, b y c'],
])('%j is "%s"', (items, text) => expect(listed(items, ' y ')).toBe(text))
