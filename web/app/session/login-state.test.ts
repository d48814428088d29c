import { describe, expect, test } from 'vitest'
import { loginStateRedirect } from './login-state.ts'

const ready = { has_fillup_data: true, has_hospital_data: true, specialty_verified: true }
const all = () => true

describe('the login-state guard, in its order', () => {
  test('data first, whatever else is missing', () => {
    const state = { has_fillup_data: false, has_hospital_data: false, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/settings/user')
  })
  test('then a workplace', () => {
    const state = { ...ready, has_hospital_data: false, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/settings/hospitals/new')
  })
  test('then the history, until the specialty is verified', () => {
    const state = { ...ready, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions/new', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions', all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/prescriptions/ab12', all)).toBeUndefined()
  })
  test('nothing is in the way of a complete doctor', () => {
    expect(loginStateRedirect('ready', ready, '/prescriptions/new', all)).toBeUndefined()
  })
  test('never to the page one is on, nor to one that does not exist', () => {
    const state = { ...ready, has_fillup_data: false }
    expect(loginStateRedirect('ready', state, '/settings/user', all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/', () => false)).toBeUndefined()
  })
  test.each(['/settings/options', '/settings/hospitals', '/settings/hospitals/4/sheets', '/settings/export'])(
    '%s waits for the data, by its address too, and for nothing else',
    (path) => {
      const state = { has_fillup_data: false, has_hospital_data: false, specialty_verified: false }
      expect(loginStateRedirect('doctor', state, path, all)).toBe('/settings/user')
      expect(loginStateRedirect('doctor', { ...state, has_fillup_data: true }, path, all)).toBeUndefined()
    },
  )
  test('a page that only asks for a doctor waits for nothing', () => {
    expect(loginStateRedirect('doctor', { ...ready, has_fillup_data: false }, '/other', all)).toBeUndefined()
  })
})
