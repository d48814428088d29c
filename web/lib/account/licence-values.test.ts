import { expect, test } from 'vitest'
import { texts } from '#locales/es/licence.ts'
import {
  licenceBody,
  licenceFaults,
  openingLicence,
  sendsToReview,
  specialistFaults,
} from './licence-values.ts'
import { exampleProfile as doctor } from './testing/example-profile.ts'

const values = openingLicence(doctor)
const list = ['Pediatría', 'Cardiología']
const faults = (more: Partial<typeof values>, listed = (name: string) => list.includes(name)) =>
  Object.entries(licenceFaults({ ...values, ...more }, texts.rules, listed)).filter(
    ([, sentence]) => sentence,
  )

test('saved values have no fault, and are sent back unchanged', () => {
  expect(faults({})).toEqual([])
  expect(doctor).toMatchObject(licenceBody(values))
  expect(openingLicence({ ...doctor, profession: 'other' }).profession).toBe('physician')
})

test.each([
  ['cedula_prof', ' ', texts.rules.cedulaBlank],
  ['cedula_prof', '1234', texts.rules.cedula],
  ['cedula_prof', '123456789', texts.rules.cedula],
  ['alma_mater', ' ', texts.rules.institutionBlank],
  ['specialty', '', texts.rules.specialtyBlank],
  ['specialty', 'Alquimia', texts.rules.specialtyUnknown],
  ['specialty_no', '', texts.rules.specialtyCedulaBlank],
  ['specialty_no', 'x', texts.rules.cedula],
] as const)('%s «%s»', (field, value, sentence) => {
  expect(faults({ [field]: value })).toEqual([[field, sentence]])
})

test('without a specialty its certificate is not sent', () => {
  expect(faults({ specialty: '', specialty_no: '' })).toEqual([])
  expect(
    licenceBody({ ...values, specialty: '', specialty_no: '', specialty_until: '2030-01-01' })
      .specialty_until,
  ).toBe('')
})

test('a changed licence, profession or specialty is reviewed again; dashes and a certificate are not', () => {
  const sends = (more: Partial<typeof values>) => sendsToReview(doctor, { ...values, ...more })
  expect(sends({ cedula_prof: '1234568' })).toBe(true)
  expect(sends({ profession: 'dentist' })).toBe(true)
  expect(sends({ specialty: 'Cardiología' })).toBe(true)
  expect(sends({ cedula_prof: '123-45-67', specialty_until: '2030-01-01' })).toBe(false)
})

test('a specialist names a specialty of the list, and its cédula', () => {
  const listed = ['Pediatría']
  const of = (specialty: string, specialty_no: string, isSpecialist = true) => {
    const values = { ...openingLicence(doctor), specialty, specialty_no }
    const { specialty: named, specialty_no: numbered } = specialistFaults(values, texts.rules, {
      isSpecialist,
      listed,
    })
    return [named, numbered]
  }
  expect(of('Pediatría', '7654321')).toEqual([undefined, undefined])
  expect(of('', '')).toEqual([texts.rules.specialtyBlank, undefined])
  expect(of('', '', false)).toEqual([undefined, undefined])
  expect(of('Pediatra', '7654321')).toEqual([texts.rules.specialtyUnknown, undefined])
  expect(of('Pediatría', '')).toEqual([undefined, texts.rules.specialtyCedulaBlank])
})
