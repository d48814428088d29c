import { expect, expectTypeOf, test } from 'vitest'
import { type Guard, verdictOf } from './guard.ts'

test('an open page is shown to guests and to doctors', () => {
  expect(verdictOf('open', 'guest')).toBe('show')
  expect(verdictOf('open', 'doctor')).toBe('show')
})

test('a guest is sent from a doctor’s page to the login, and a doctor from the login to the home page', () => {
  expect(verdictOf('ready', 'guest')).toBe('to-login')
  expect(verdictOf('doctor', 'guest')).toBe('to-login')
  expect(verdictOf('guest', 'doctor')).toBe('to-home')
  expect(verdictOf('guest', 'guest')).toBe('show')
})

test('a guard waits while the session is being restored', () => {
  expect(verdictOf('ready', 'restoring')).toBe('wait')
  expect(verdictOf('guest', 'restoring')).toBe('wait')
})

test('after the session has expired the page stays, and the login page is shown', () => {
  expect(verdictOf('ready', 'expired')).toBe('show')
  expect(verdictOf('guest', 'expired')).toBe('show')
})

test('a page can’t name a guard that does not exist, so no "Unknown middleware" is ever shown', () => {
  expectTypeOf<Guard>().toEqualTypeOf<'open' | 'guest' | 'doctor' | 'ready'>()
  expectTypeOf<Parameters<typeof verdictOf>[0]>().toEqualTypeOf<Guard>()
  // @ts-expect-error a guard that is not of the list does not compile
  expect(verdictOf('members', 'guest')).not.toBe('to-home')
})
