import { expect, test } from 'vitest'
import { cropSquare } from './crop.ts'

const middle = { zoom: 1, across: 0.5, down: 0.5 }

test('a square is kept completely', () =>
  expect(cropSquare({ width: 300, height: 300 }, middle)).toEqual({ x: 0, y: 0, side: 300 }))

test.each([
  [{ ...middle }, { x: 50, y: 0, side: 200 }],
  [
    { ...middle, across: 0 },
    { x: 0, y: 0, side: 200 },
  ],
  [
    { ...middle, across: 1 },
    { x: 100, y: 0, side: 200 },
  ],
  [
    { zoom: 2, across: 1, down: 1 },
    { x: 200, y: 100, side: 100 },
  ],
])('a wide picture %j is cropped to %j', (framing, square) =>
  expect(cropSquare({ width: 300, height: 200 }, framing)).toEqual(square),
)
