import { expect, test } from 'vitest'
import { isCurrent, menuGroups } from './menu-items.ts'

test('the menu has its entries in the order of the specification, and then its own', () => {
  const named = ['dashboard', 'history', 'medications', 'paylinks']
  expect(menuGroups.map((group) => group.map((item) => item.label))).toEqual([
    [...named, 'patients', 'favourites'],
    ['settings', 'help'],
    ['logout'],
  ])
})

test('each entry leads to its page, and the help to none', () => {
  const places = Object.fromEntries(menuGroups.flat().map(({ label, to }) => [label, to]))
  expect(places).toEqual({
    dashboard: '/',
    history: '/prescriptions',
    medications: '/medications',
    paylinks: '/paylinks',
    patients: '/patients',
    favourites: '/favourites',
    settings: '/settings/user',
    help: undefined,
    logout: '/logout',
  })
})

test('a menu entry is current on its page and on the pages below it, except the new prescription', () => {
  expect(isCurrent('/', '/')).toBe(true)
  expect(isCurrent('/', '/prescriptions')).toBe(false)
  expect(isCurrent('/prescriptions', '/prescriptions/ab12')).toBe(true)
  expect(isCurrent('/prescriptions', '/prescriptions/new')).toBe(false)
})
