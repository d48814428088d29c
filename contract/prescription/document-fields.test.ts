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
