import { expect, test } from 'vitest'
import { withMoved } from './move.ts'

test('an element moves to its new place, and the others keep their order', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(withMoved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

test.each([
  [0, -1],
  [2, 3],
  [-1, 0],
  [3, 0],
])('a move from %i to %i leaves a list of three as it was', (from, to) => {
  expect(withMoved(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c'])
})
