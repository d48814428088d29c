import { expect, test } from 'vitest'
import { placeMenu } from './menu-place.ts'

const phone = { innerHeight: 760 }
const list = { width: 232, entries: 10 }
const HEIGHT = 450
const at = (top: number) => ({ top, bottom: top + 44, right: 360 })

test('a menu is below its button where it fits, with their right edges aligned', () => {
  expect(placeMenu(at(100), phone, list)).toEqual({
    inset: 'auto',
    top: 148,
    left: 128,
    width: 232,
    maxHeight: 608,
  })
})

test('a menu is above its button where only there is room', () => {
  const { bottom, maxHeight, top } = placeMenu(at(700), phone, list)
  expect([bottom, maxHeight, top]).toEqual([64, 692, undefined])
})

test.each([0, 150, 300, 340, 380, 420, 716])(
  'a menu is completely inside the window, with its button at %i',
  (y) => {
    const { top, bottom, maxHeight } = placeMenu(at(y), phone, list)
    const start = top === undefined ? phone.innerHeight - Number(bottom) - HEIGHT : Number(top)
    expect(start).toBeGreaterThanOrEqual(4)
    expect(start + HEIGHT).toBeLessThanOrEqual(756)
    expect(Number(maxHeight)).toBeGreaterThanOrEqual(HEIGHT)
  },
)

test('a menu in a window that is too low is as high as the window', () => {
  const { bottom, maxHeight } = placeMenu(at(100), { innerHeight: 320 }, list)
  expect([bottom, maxHeight]).toEqual([4, 312])
})

test('a menu stays inside the window on the left side too', () => {
  expect(placeMenu({ top: 0, bottom: 44, right: 60 }, phone, list).left).toBe(4)
})
