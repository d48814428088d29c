import { expect, test } from 'vitest'
import { pregnancyDue } from './pregnancy-due.ts'

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
