import { describe, expect, test } from 'vitest'
import { loginStateRedirect } from './login-state.ts'

const ready = { has_fillup_data: true, has_hospital_data: true, specialty_verified: true }
const all = () => true

describe('loginStateRedirect', () => {
  test('sends a doctor without personal data to the page for them first', () => {
    const state = { has_fillup_data: false, has_hospital_data: false, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/settings/user')
  })
  test('sends a doctor without a workplace to the page of a new hospital', () => {
    const state = { ...ready, has_hospital_data: false, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/settings/hospitals/new')
  })
  test('sends a doctor whose specialty is not verified to the history', () => {
    const state = { ...ready, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions/new', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions', all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/prescriptions/ab12', all)).toBeUndefined()
  })
  test('lets a doctor with all data through', () => {
    expect(loginStateRedirect('ready', ready, '/prescriptions/new', all)).toBeUndefined()
  })
  test('never redirects to the current page, or to a page that does not exist', () => {
    const state = { ...ready, has_fillup_data: false }
    expect(loginStateRedirect('ready', state, '/settings/user', all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/', () => false)).toBeUndefined()
  })
  test.each(['/settings/options', '/settings/hospitals', '/settings/hospitals/4/sheets', '/settings/export'])(
    'asks for the personal data before %s, and for nothing else',
    (path) => {
      const state = { has_fillup_data: false, has_hospital_data: false, specialty_verified: false }
      expect(loginStateRedirect('doctor', state, path, all)).toBe('/settings/user')
      expect(loginStateRedirect('doctor', { ...state, has_fillup_data: true }, path, all)).toBeUndefined()
    },
  )
  test('asks for nothing before another page of a doctor', () => {
    expect(loginStateRedirect('doctor', { ...ready, has_fillup_data: false }, '/other', all)).toBeUndefined()
  })
})
