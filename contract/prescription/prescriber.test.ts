import { expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import {
  announcedSpecialty,
  isOfPrescriber,
  judgedPrescriber,
  missingOnSheet,
  prescriberRefusals,
} from './prescriber.ts'

const complete = {
  name: 'Elena Prueba',
  profession: 'physician',
  cedula: '0000001',
  institution: 'Universidad de Ejemplo',
  phone: '5500000000',
  specialty_verified: true,
}
const DAY = '2026-11-21'

test.each([
  ['verified', {}, 'verified'],
  ['not compared with the register yet', { specialty_verified: false }, 'unverified'],
  ['not written', { cedula: '', specialty_verified: false }, 'missing'],
])('a prescriber whose licence is %s', (_state, more, licence) => {
  expect(judgedPrescriber({ ...complete, ...more })).toEqual({
    profession: 'physician',
    licence,
    missing: [],
  })
})

test.each([
  ['physician', []],
  ['veterinarian', [{ code: 'animal-patient-needed' }]],
  ['psychologist', [{ code: 'profession-not-allowed' }]],
])('A7 the refusals for a %s', (profession, refusals) => {
  expect(prescriberRefusals(judgedPrescriber({ ...complete, profession }), law)).toEqual(refusals)
})

test('a value of blanks is missing on the sheet', () => {
  const prescriber = judgedPrescriber({ ...complete, name: ' ', institution: '\n', phone: '\t' })
  expect(missingOnSheet(prescriber, { location: ' ' })).toEqual(['name', 'institution', 'phone', 'location'])
  expect(missingOnSheet(prescriber, { location: 'Av. Ficticia 100' })).not.toContain('location')
})

const values = { drug: 'Dosazolam', fraction: 'II' }
test.each([
  [{ code: 'licence-missing' as const }, true],
  [{ code: 'profession-not-allowed' as const }, true],
  [{ code: 'prescriber-incomplete' as const, missing: ['phone' as const] }, true],
  [{ code: 'profession-not-allowed' as const, row: 0, values }, false],
  [{ code: 'hospital-required' as const }, false],
  [{ code: 'invalid-input' as const, fields: {} }, false],
])('the refusal %j concerns only the prescriber: %s', (refusal, isAlone) => {
  expect(isOfPrescriber(refusal)).toBe(isAlone)
})

const specialist = { specialty: 'Cardiología', specialty_cedula: '0000002', specialty_until: DAY }

test.each([
  ['the day before', '2026-11-20', true],
  ['the last day', DAY, true],
  ['the day after', '2026-11-22', false],
])('A10 a certificate of a specialty is announced until its last day: %s', (_day, today, isAnnounced) => {
  expect(announcedSpecialty(specialist, today)).toEqual({
    specialty: 'Cardiología',
    specialty_cedula: '0000002',
    ...(isAnnounced ? { specialty_until: DAY } : {}),
  })
})

const NONE = { specialty: '', specialty_cedula: '' }
test.each([
  ['without a licence of its own', { specialty_cedula: '' }, NONE],
  ['without a name', { specialty: '' }, NONE],
  [
    'without a certificate',
    { specialty_until: null },
    { specialty: 'Cardiología', specialty_cedula: '0000002' },
  ],
])('A9 a specialty %s', (_what, more, announced) => {
  expect(announcedSpecialty({ ...specialist, ...more }, DAY)).toEqual(announced)
})
