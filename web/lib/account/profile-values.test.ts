import { expect, test } from 'vitest'
import { texts } from '#locales/es/profile.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { endsVerification, profileValues, profileBody, profileFaults } from './profile-values.ts'
import { exampleProfile as doctor } from './testing/example-profile.ts'

const values = profileValues(doctor)
const faults = (more: Partial<typeof values>) =>
  Object.entries(profileFaults({ ...values, ...more }, texts.rules)).filter(([, sentence]) => sentence)

test('saved values have no fault, and are sent back unchanged', () => {
  expect(faults({})).toEqual([])
  expect(doctor).toMatchObject(profileBody(values, doctor))
})

test.each([
  ['name', '', texts.rules.nameBlank],
  ['phone', '', texts.rules.phone],
  ['phone', '551234567', texts.rules.phoneReasons['too-short']],
  ['phone', '+999 1234 5678', texts.rules.phoneReasons['invalid-country']],
] as const)('%s «%s»', (field, value, sentence) => {
  expect(faults({ [field]: value })).toEqual([[field, sentence]])
})

test('a new doctor has to choose a form of address', () => {
  const fresh = profileValues({ ...doctor, name: '', female: false })
  expect(fresh.female).toBe('')
  expect(profileFaults({ ...fresh, name: 'Ficticia' }, texts.rules).female).toBe(texts.rules.titleBlank)
})

test('a title that was typed with the name is not stored, and a name that is stored with one stays', () => {
  const stored = (name: string, of: Profile) => profileBody({ ...values, name }, of).name
  expect(stored('Dra. Ana Ficticia', doctor)).toBe('Ana Ficticia')
  const titled = { ...doctor, name: 'Dra. Ana Ficticia' }
  expect(stored('Dra. Ana Ficticia', titled)).toBe('Dra. Ana Ficticia')
  expect(endsVerification(titled, { ...values, name: 'Dra. Ana Ficticia' })).toBe(false)
})

test('a changed name ends the verification; telephone and title do not', () => {
  const ends = (more: Partial<typeof values>, of = doctor) => endsVerification(of, { ...values, ...more })
  expect(ends({ name: 'Otra Persona' })).toBe(true)
  expect(ends({ phone: '33 1234 5678', female: 'no' })).toBe(false)
  expect(ends({ name: 'Otra Persona' }, { ...doctor, specialty_verified: false })).toBe(false)
})
