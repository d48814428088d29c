import { expect, test } from 'vitest'
import { markFault } from './mark-fault.ts'

test.each([
  ['yesterday', '2026-11-20', 'date-past'],
  ['today', '2026-11-21', null],
  ['tomorrow', '2026-11-22', null],
  ['the 179th day', '2027-05-19', null],
  ['the 180th day', '2027-05-20', null],
  ['the 181st day', '2027-05-21', 'mark-too-long'],
])('an out-of-stock mark until %s', (_day, until, fault) => {
  expect(markFault(until, '2026-11-21')).toBe(fault)
})
