import { expect, test } from 'vitest'
import { menuStep } from './menu-keys.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Escape', 1, 'close'],
  ['Tab', 1, 'close'],
  ['Enter', 1, undefined],
])('%s at %i of 3 goes to %s', (key, at, to) => {
  expect(menuStep(key, at, 3)).toBe(to)
})
