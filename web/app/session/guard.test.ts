import { expect, test } from 'vitest'
import { verdictOf } from './guard.ts'

test('an open page is for everybody', () => {
  expect(verdictOf('open', 'guest')).toBe('show')
  expect(verdictOf('open', 'doctor')).toBe('show')
})

test('a guest is asked to log in, a doctor is sent home from the login', () => {
  expect(verdictOf('ready', 'guest')).toBe('to-login')
  expect(verdictOf('doctor', 'guest')).toBe('to-login')
  expect(verdictOf('guest', 'doctor')).toBe('to-home')
  expect(verdictOf('guest', 'guest')).toBe('show')
})

test('while a session is being restored nothing is decided', () => {
  expect(verdictOf('ready', 'restoring')).toBe('wait')
  expect(verdictOf('guest', 'restoring')).toBe('wait')
})

test('an ended session leaves the page where it is, and may log in again', () => {
  expect(verdictOf('ready', 'expired')).toBe('show')
  expect(verdictOf('guest', 'expired')).toBe('show')
})
