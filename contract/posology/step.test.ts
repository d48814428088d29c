import { expect, test } from 'vitest'
import { daysOf, EMPTY_STEP, heldBy, type Step, type StepDuration, timesPerDay } from './step.ts'

const every = (low: number, unit: 'h' | 'd' | 'wk', times = 1): NonNullable<Step['frequency']> => ({
  times: { low: times },
  every: { low, unit },
})

test.each<[string, Partial<Step>, number | null]>([
  ['nothing', {}, null],
  ['every 8 hours', { frequency: every(8, 'h') }, 3],
  ['twice a day', { frequency: every(1, 'd', 2) }, 2],
  ['every second day', { frequency: every(2, 'd') }, 0.5],
  [
    'one to three times a day',
    { frequency: { times: { low: 1, high: 3 }, every: { low: 1, unit: 'd' } } },
    3,
  ],
  ['morning and night', { when: ['MORN', 'NIGHT'] }, 2],
  ['with meals', { when: ['C'] }, null],
  ['at 8 and at 20 hours', { at: ['08:00', '20:00'] }, 2],
  ['on Mondays', { days: ['mon'] }, 1 / 7],
  ['on Mondays, morning and night', { days: ['mon'], when: ['MORN', 'NIGHT'] }, 2 / 7],
  ['every 12 hours on two days', { days: ['mon', 'thu'], frequency: every(12, 'h') }, 4 / 7],
  ['three times a week on three days', { days: ['mon', 'wed', 'fri'], frequency: every(1, 'wk', 3) }, 3 / 7],
])('times a day of %s', (_what, step, times) => expect(timesPerDay({ ...EMPTY_STEP, ...step })).toBe(times))

test.each<[string, StepDuration | null, number | null]>([
  ['nothing', null, null],
  ['one dose', { kind: 'doses', count: 1 }, 1],
  ['two doses', { kind: 'doses', count: 2 }, null],
  ['no end', { kind: 'endless' }, null],
  ['a day by its name', { kind: 'until', text: 'hasta el lunes' }, null],
  ['7 days', { kind: 'span', low: 7, unit: 'd' }, 7],
  ['5 to 7 days', { kind: 'span', low: 5, high: 7, unit: 'd' }, 7],
  ['2 weeks', { kind: 'span', low: 2, unit: 'wk' }, 14],
  ['a month', { kind: 'span', low: 1, unit: 'mo' }, 30],
  ['a year', { kind: 'span', low: 1, unit: 'a' }, 365],
  ['23 hours', { kind: 'span', low: 23, unit: 'h' }, 1],
  ['24 hours', { kind: 'span', low: 24, unit: 'h' }, 1],
  // 1.1 × 30 days is a little more than 33 in binary numbers.
  ['1.1 months', { kind: 'span', low: 1.1, unit: 'mo' }, 33],
  ['25 hours', { kind: 'span', low: 25, unit: 'h' }, 2],
])('days of %s', (_what, duration, days) => expect(daysOf(duration)).toBe(days))

test.each<[string, Partial<Step>, ReturnType<typeof heldBy>]>([
  ['nothing', {}, null],
  [
    'a counted unit',
    { dose: { low: 2, unit: 'tableta' }, strength: { value: 500, unit: 'mg' } },
    { value: 500, unit: 'mg', inAll: false },
  ],
  [
    'a poured unit',
    { dose: { low: 5, unit: 'ml' }, strength: { value: 50, unit: 'mg' } },
    { value: 250, unit: 'mg', inAll: true },
  ],
  [
    'a poured range',
    { dose: { low: 5, high: 10, unit: 'ml' }, strength: { value: 50, unit: 'mg' } },
    { value: 50, unit: 'mg', inAll: false },
  ],
  [
    'a number without a unit',
    { dose: { low: 2, unit: null }, strength: { value: 500, unit: 'mg' } },
    { value: 500, unit: 'mg', inAll: false },
  ],
  ['no dose', { strength: { value: 500, unit: 'mg' } }, { value: 500, unit: 'mg', inAll: false }],
])('strength of %s', (_what, step, held) => expect(heldBy({ ...EMPTY_STEP, ...step })).toEqual(held))
