import { expect, test } from 'vitest'
import { shellAt, toggled } from './shell-modes.ts'

test('up to 640 pixels there is a top bar and the menu is closed', () => {
  const small = { drawer: false, permanent: false, mini: false, right: true, navbar: true }
  expect(shellAt(375)).toEqual(small)
  expect(shellAt(640)).toEqual(small)
})

test('from 641 to 768 pixels the menu shows icons only', () => {
  const middle = { drawer: true, permanent: true, mini: true, right: false, navbar: false }
  expect(shellAt(641)).toEqual(middle)
  expect(shellAt(768)).toEqual(middle)
})

test('from 769 pixels the whole menu is shown', () => {
  expect(shellAt(769)).toEqual({ drawer: true, permanent: true, mini: false, right: false, navbar: false })
})

test('the menu button opens the menu on small screens, and narrows it on wide ones', () => {
  expect(toggled(shellAt(375))).toMatchObject({ drawer: true, mini: false })
  expect(toggled(shellAt(1440))).toMatchObject({ drawer: true, mini: true })
  expect(toggled(toggled(shellAt(1440)))).toEqual(shellAt(1440))
})
