import { expect, test } from 'vitest'
import { lastDayToFill, type RowValidity } from './validity.ts'

const row = (over: Partial<RowValidity>): RowValidity => ({
  validity: { days: 30 },
  validityPerFill: false,
  refills: 0,
  days: null,
  ...over,
})

test.for([
  ['days', {}, '2026-11-21', '2026-12-21'],
  ['months end in a shorter one', { validity: { months: 6 } }, '2026-08-31', '2027-02-28'],
  ['a leap year', { validity: { months: 6 } }, '2027-08-31', '2028-02-29'],
  ['further supplies where they do not count', { refills: 2 }, '2026-11-21', '2026-12-21'],
  ['further supplies where they count', { refills: 2, validityPerFill: true }, '2026-11-21', '2027-02-19'],
  [
    'months of further supplies',
    { validity: { months: 2 }, refills: 2, validityPerFill: true },
    '2026-08-31',
    '2027-02-28',
  ],
  ['a treatment', { validity: 'treatment', days: 7 }, '2026-12-30', '2027-01-06'],
  ['a treatment without days', { validity: 'treatment' }, '2026-12-30', null],
] as const)('%s', ([, over, issuedOn, until]) => {
  expect(lastDayToFill([row(over)], issuedOn)).toBe(until)
})

test('a document is valid until the earliest last day of its rows; without rows, or with an open one, none is known', () => {
  const short = row({ validity: 'treatment', days: 3 })
  expect(lastDayToFill([row({}), short], '2026-12-30')).toBe('2027-01-02')
  expect(lastDayToFill([], '2026-12-30')).toBeNull()
  expect(lastDayToFill([short, row({ validity: 'treatment' })], '2026-12-30')).toBeNull()
})
