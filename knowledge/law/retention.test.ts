import { expect, test } from 'vitest'
import { erasableBefore, keptUntil, RECORD_YEARS } from './retention.ts'

test('records are kept for five years (NOM-004)', () => expect(RECORD_YEARS).toBe(5))

test.each([
  ['2026-11-21', '2031-11-21'],
  // The fifth year after a leap year has no 29 February, so that the last day is 28 February.
  ['2028-02-29', '2033-02-28'],
  ['2027-02-28', '2032-02-28'],
])('a prescription of %s is kept until %s', (issued, until) => expect(keptUntil(issued)).toBe(until))

test.each([
  ['the day before its last day', '2031-11-20', false],
  ['its last day', '2031-11-21', false],
  ['the day after its last day', '2031-11-22', true],
])('a prescription of 2026-11-21 may be erased on %s: %s', (_day, today, isErased) => {
  expect('2026-11-21' < erasableBefore(today)).toBe(isErased)
})

test.each([
  ['2033-02-28', false],
  ['2033-03-01', true],
])('a prescription of a leap day may be erased on %s: %s', (today, isErased) => {
  expect('2028-02-29' < erasableBefore(today)).toBe(isErased)
})
