import { expect, test } from 'vitest'
import { rowAfter, stepOfKey } from './row-focus.ts'

test.each([
  ['first', 2, 0],
  ['last', 0, 2],
  ['next', 0, 1],
  ['next', 2, undefined],
  ['previous', 1, 0],
  ['previous', 0, undefined],
] as const)('%s in 3 rows from row %i goes to %s', (step, at, to) => {
  expect(rowAfter(step, at, 3)).toBe(to)
})

test('without rows no key moves the focus', () => {
  expect(['first', 'last', 'next', 'previous'].map((step) => rowAfter(step as 'first', -1, 0))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('letter keys are not handled', () => {
  expect(stepOfKey('a')).toBeUndefined()
  expect(stepOfKey('ArrowDown')).toBe('next')
})
