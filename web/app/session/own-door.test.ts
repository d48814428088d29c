import { expect, test } from 'vitest'
import { ownDoor } from './own-door.ts'

const elsewhere = { redirect: 'https://portal.example/medicos' }

test('a brand with its own login address redirects guest pages there', () => {
  expect(ownDoor('guest', elsewhere)).toBe(elsewhere.redirect)
})

test('a brand with its own login address keeps the pages that are open or for doctors', () => {
  for (const guard of ['open', 'doctor', 'ready'] as const) expect(ownDoor(guard, elsewhere)).toBeNull()
})

test('guest pages stay when the brand has no login address, or has not loaded', () => {
  expect(ownDoor('guest', { redirect: null })).toBeNull()
  expect(ownDoor('guest', undefined)).toBeNull()
})
