import { expect, test } from 'vitest'
import { fieldFaults } from './document-fields.ts'

test.for([
  ['the day before', '2026-11-21', { follow_up_on: ['date-past'] }],
  ['the day of the issue', '2026-11-22', {}],
  ['the day after', '2026-11-23', {}],
  ['no day', '', {}],
  ['null', null, {}],
] as const)('the next appointment on %s', ([, follow_up_on, faults]) => {
  expect(fieldFaults({ follow_up_on }, '2026-11-22')).toEqual(faults)
})

test.for([
  ['what fits', { diagnosis: 'a'.repeat(500), extras: 'b'.repeat(2000) }, {}],
  ['a diagnosis that is too long', { diagnosis: 'a'.repeat(501) }, { diagnosis: ['diagnosis-long'] }],
  ['instructions that are too long', { extras: 'b'.repeat(2001) }, { extras: ['extras-long'] }],
  ['a text that is read otherwise than it is signed', { extras: 'a\u202eb' }, { extras: ['not-text'] }],
] as const)('%s', ([, written, faults]) => {
  expect(fieldFaults(written, '2026-11-22')).toEqual(faults)
})
