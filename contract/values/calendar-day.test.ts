import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayParts, daysBetween, daysInMonth, isCalendarDay } from './calendar-day.ts'

test.each([
  ['2026-11-21', [2026, 11, 21]],
  ['2028-02-29', [2028, 2, 29]],
  ['2026-02-29', null],
  ['2026-04-31', null],
  ['2026-12-32', null],
  ['2026-13-01', null],
  ['2026-00-01', null],
  ['2026-01-00', null],
  ['2026-1-1', null],
  ['02026-01-01', null],
  ['2026-01-011', null],
  ['x2026-01-01', null],
  ['', null],
])('%s', (text, parts) => expect(dayParts(text)).toEqual(parts))

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('month %d-%d has %d days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
  expect([0, 1, days, days + 1].map((day) => isCalendarDay(year, month, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', -1, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-28', 2, '2028-03-01'],
  // The clocks of Mexico City were put forward on the day of this test.
  ['2022-04-02', 2, '2022-04-04'],
])('%s plus %d days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then)
  expect(daysBetween(day, then)).toBe(days)
})

describe('months later', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s plus %d months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))
})
