import { expect, test } from 'vitest'
import { shellAt, toggled } from './shell-modes.ts'

test('small screens: a bar on top, the menu away', () => {
  const small = { drawer: false, permanent: false, mini: false, right: true, navbar: true }
  expect(shellAt(375)).toEqual(small)
  expect(shellAt(640)).toEqual(small)
})

test('between the thresholds the menu shows icons only', () => {
  const middle = { drawer: true, permanent: true, mini: true, right: false, navbar: false }
  expect(shellAt(641)).toEqual(middle)
  expect(shellAt(768)).toEqual(middle)
})

test('wide screens show all of it', () => {
  expect(shellAt(769)).toEqual({ drawer: true, permanent: true, mini: false, right: false, navbar: false })
})

test('the toggle opens the drawer where the menu lies over the page, else it narrows the menu', () => {
  expect(toggled(shellAt(375))).toMatchObject({ drawer: true, mini: false })
  expect(toggled(shellAt(1440))).toMatchObject({ drawer: true, mini: true })
  expect(toggled(toggled(shellAt(1440)))).toEqual(shellAt(1440))
})
