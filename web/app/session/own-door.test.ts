import { expect, test } from 'vitest'
import { ownDoor } from './own-door.ts'

const elsewhere = { redirect: 'https://portal.example/medicos' }

test('a brand with its own way in takes over the pages of guests', () => {
  expect(ownDoor('guest', elsewhere)).toBe(elsewhere.redirect)
})

test('pages for everybody and for doctors stay', () => {
  for (const guard of ['open', 'doctor', 'ready'] as const) expect(ownDoor(guard, elsewhere)).toBeNull()
})

test('without one, or before the brand is known, nobody is sent away', () => {
  expect(ownDoor('guest', { redirect: null })).toBeNull()
  expect(ownDoor('guest', undefined)).toBeNull()
})
