import { expect, test } from 'vitest'
import { pregnancyDue, weeksOn } from './pregnancy-due.ts'

const TODAY = '2026-11-23'
const typed = { weeks: '', lastPeriod: '', due: '' }

test('the due date follows from the weeks, from the last period or from what was typed', () => {
  expect(pregnancyDue('weeks', { ...typed, weeks: '10' }, TODAY)).toEqual({ dueOn: '2027-06-21' })
  expect(pregnancyDue('last-period', { ...typed, lastPeriod: '2026-09-14' }, TODAY)).toEqual({
    dueOn: '2027-06-21',
  })
  expect(pregnancyDue('due', { ...typed, due: '2027-06-21' }, TODAY)).toEqual({ dueOn: '2027-06-21' })
  expect(pregnancyDue('unknown', typed, TODAY)).toEqual({ dueOn: null })
})

test.each([
  ['weeks', { weeks: '0' }, 'weeks'],
  ['weeks', { weeks: '44' }, 'weeks'],
  ['last-period', {}, 'lastPeriod'],
  ['last-period', { lastPeriod: '2026-11-24' }, 'lastPeriod'],
  ['last-period', { lastPeriod: '2026-01-25' }, 'lastPeriod'],
  ['due', {}, 'due'],
] as const)('%s with %o is wrong', (way, values, fault) => {
  expect(pregnancyDue(way, { ...typed, ...values }, TODAY)).toEqual({ dueOn: null, fault })
})

test.each([
  ['2027-06-21', 10],
  ['2027-06-20', 10],
  ['2027-06-22', 9],
  ['2026-11-23', 40],
])('a pregnancy due on %s has %s completed weeks', (due, weeks) => {
  expect(weeksOn(due, TODAY)).toBe(weeks)
})
