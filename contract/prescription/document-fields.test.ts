import { expect, test } from 'vitest'
import { fieldFaults, fieldsOf, repeatedFields, signedFields } from './document-fields.ts'

test.for([
  ['the day before', '2026-11-21', { follow_up_on: ['date-past'] }],
  ['the day of the issue', '2026-11-22', {}],
  ['the day after', '2026-11-23', {}],
  ['the last day that it may have', '2031-11-22', {}],
  ['the day after that one', '2031-11-23', { follow_up_on: ['date-too-far'] }],
  ['a mistyped year', '9999-12-31', { follow_up_on: ['date-too-far'] }],
  ['no day', '', {}],
  ['null', null, {}],
  ['a day that the month does not have', '31/02/2027', { follow_up_on: ['date-unread'] }],
  ['a year of two digits', '5/3/27', { follow_up_on: ['date-unread'] }],
] as const)('the next appointment on %s', ([, follow_up_on, faults]) => {
  expect(fieldFaults({ follow_up_on }, '2026-11-22')).toEqual(faults)
})

test.for([
  ['what fits', { diagnosis: 'a'.repeat(500), extras: 'b'.repeat(2000) }, {}],
  ['a diagnosis that is too long', { diagnosis: 'a'.repeat(501) }, { diagnosis: ['diagnosis-long'] }],
  ['instructions that are too long', { extras: 'b'.repeat(2001) }, { extras: ['extras-long'] }],
  ['a text that is read otherwise than it is signed', { extras: 'a\u202eb' }, { extras: ['not-text'] }],
  ['a text whose order an invisible mark turns', { extras: '\u200f10 / 5' }, { extras: ['not-text'] }],
  ['a control character', { diagnosis: 'a\u0007b' }, { diagnosis: ['not-text'] }],
  ['lines and tabulators', { extras: 'a\r\nb\tc' }, {}],
] as const)('%s', ([, written, faults]) => {
  expect(fieldFaults(written, '2026-11-22')).toEqual(faults)
})

const signed = {
  diagnosis: 'Faringitis',
  show_diagnosis: true,
  extras: 'Reposo',
  follow_up_on: '2026-12-01',
}
const nothing = { diagnosis: '', show_diagnosis: false, extras: '', follow_up_on: undefined }

test.for([
  ['everything, where diagnoses are printed', signed, true, signed],
  ['everything, where they are not', signed, false, { ...signed, show_diagnosis: false }],
  ['a hidden diagnosis', { ...signed, show_diagnosis: false }, true, { ...signed, show_diagnosis: false }],
  ['nothing', {}, true, nothing],
  ['null', { diagnosis: null, show_diagnosis: null, extras: null, follow_up_on: null }, true, nothing],
  ['an empty day', { follow_up_on: '' }, true, nothing],
] as const)('what is signed of %s', ([, written, prints_diagnosis, fields]) => {
  expect(signedFields(written, { prints_diagnosis })).toEqual(fields)
})

test('fieldsOf takes the document fields of a signed document, and repeatedFields leaves out the next appointment', () => {
  const { follow_up_on: _day, ...repeated } = signed
  expect(fieldsOf({ ...signed, id: 7 } as typeof signed)).toEqual(signed)
  expect(repeatedFields(signed)).toEqual(repeated)
})
