import { expect, test } from 'vitest'
import { placeAfterDrag, shiftOf } from './drag.ts'

const ROWS = [0, 50, 100, 170].map((top, index) => ({ top, height: index === 2 ? 70 : 50 }))

test.each([
  [0, 0, 0],
  [0, 30, 0],
  [0, 60, 1],
  [0, 1000, 3],
  [3, -20, 3],
  [3, -80, 2],
  [3, -1000, 0],
  [2, -40, 2],
  [2, -70, 1],
])('row %i dragged by %i pixels comes to place %i', (from, by, to) => {
  expect(placeAfterDrag(ROWS, from, by)).toBe(to)
})

test('the rows between the old and the new place make room, and no others', () => {
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 0, 2, 50))).toEqual([0, -50, -50, 0])
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 3, 1, 70))).toEqual([0, 70, 70, 0])
})
