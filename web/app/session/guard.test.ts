import { expect, test } from 'vitest'
import { verdictOf } from './guard.ts'

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
