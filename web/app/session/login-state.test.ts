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
  test('leads a doctor whose data are missing to the four steps right after a login, unless another page was asked for', () => {
    const noName = { has_fillup_data: false, has_hospital_data: false, specialty_verified: false }
    const noPlace = { ...noName, has_fillup_data: true }
    for (const [state, page] of [
      [noName, '/settings/user'],
      [noPlace, '/settings/hospitals/new'],
    ] as const) {
      const loggedIn = { ...state, hasJustLoggedIn: true }
      expect(loginStateRedirect('ready', loggedIn, '/', all)).toBe('/welcome')
      expect(loginStateRedirect('ready', loggedIn, '/prescriptions/new', all)).toBe(page)
      expect(loginStateRedirect('ready', { ...state, hasJustLoggedIn: false }, '/', all)).toBe(page)
    }
    expect(loginStateRedirect('ready', { ...ready, hasJustLoggedIn: true }, '/', all)).toBeUndefined()
  })
  test('sends a doctor whose specialty is not verified to the history', () => {
    const state = { ...ready, specialty_verified: false }
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions/new', all)).toBe('/prescriptions')
    expect(loginStateRedirect('ready', state, '/prescriptions', all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/prescriptions/ab12', all)).toBeUndefined()
  })
  test('opens all pages while the licence is being reviewed, but not the composer for other programs', () => {
    const state = { ...ready, specialty_verified: false, licence_state: 'pending' } as const
    for (const path of ['/', '/prescriptions/new', '/medications', '/ian'])
      expect(loginStateRedirect('ready', state, path, all)).toBeUndefined()
    expect(loginStateRedirect('ready', state, '/embed/rx', all)).toBe('/prescriptions')
  })
  test.each(['unverified', 'rejected'] as const)(
    'sends a doctor whose licence is %s to the history',
    (licence_state) => {
      const state = { ...ready, specialty_verified: false, licence_state }
      expect(loginStateRedirect('ready', state, '/prescriptions/new', all)).toBe('/prescriptions')
    },
  )
  test('asks a doctor whose licence is being reviewed for a workplace first', () => {
    const state = {
      ...ready,
      has_hospital_data: false,
      specialty_verified: false,
      licence_state: 'pending',
    } as const
    expect(loginStateRedirect('ready', state, '/', all)).toBe('/settings/hospitals/new')
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
