import { describe, expect, test } from 'vitest'
import { checkStep } from './check.ts'
import { EMPTY_STEP, type Frequency, type Step, type TimeUnit } from '../step.ts'

const every = (low: number, unit: TimeUnit, times = 1): Frequency => ({
  times: { low: times },
  every: { low, unit },
})
const span = (low: number, unit: TimeUnit = 'd') => ({ kind: 'span', low, unit }) as const
const dose = (low: number, unit: string | null = 'tableta', high?: number) =>
  high === undefined ? { low, unit } : { low, high, unit }
const most = (value: number, unit: string | null = null) => ({ value, unit })

/** Structured instructions to vary in the tests: one tablet every 8 hours for 7 days. */
const SOUND: Step = { ...EMPTY_STEP, dose: dose(1), frequency: every(8, 'h'), duration: span(7) }
const problemsOf = (more: Partial<Step>) => checkStep({ ...SOUND, ...more })
const once = { frequency: null, duration: { kind: 'doses', count: 1 } } as const
describe('missing parts of an instruction are reported', () => {
  test.each<[string, Partial<Step>, string[]]>([
    ['nothing', {}, []],
    ['the dose', { dose: null }, ['dose-missing']],
    ['the dose, as needed', { dose: null, asNeeded: [] }, ['dose-missing']],
    ['the dose, with a maximum', { dose: null, most: most(3) }, ['dose-missing']],
    ['nothing of what is taken as needed up to a maximum', { dose: null, asNeeded: [], most: most(3) }, []],
    ['the unit', { dose: dose(1, null) }, ['unit-missing']],
    ['the frequency', { frequency: null }, ['frequency-missing']],
    ['no frequency where it is as needed', { frequency: null, asNeeded: [] }, []],
    ['no frequency where it is once', once, []],
    [
      'the frequency of two doses',
      { frequency: null, duration: { kind: 'doses', count: 2 } },
      ['frequency-missing'],
    ],
    ['the duration', { duration: null }, ['duration-missing']],
    ['the duration, as needed without a maximum', { duration: null, asNeeded: [] }, ['duration-missing']],
    ['the duration, with a maximum', { duration: null, most: most(9) }, ['duration-missing']],
    [
      'no duration where it is as needed up to a maximum',
      { duration: null, asNeeded: [], most: most(9) },
      [],
    ],
  ])('%s', (_what, more, problems) => expect(problemsOf(more)).toEqual(problems))
})

describe('contradictions in an instruction are reported', () => {
  test.each<[string, Partial<Step>, boolean]>([
    ['twice a day, morning and night', { frequency: every(12, 'h'), when: ['MORN', 'NIGHT'] }, false],
    ['once a day, morning and night', { frequency: every(24, 'h'), when: ['MORN', 'NIGHT'] }, true],
    ['three times a day, morning and night', { when: ['MORN', 'NIGHT'] }, true],
    ['three times a day, with meals', { when: ['C'] }, false],
    ['twice in 24 hours, at two hours', { frequency: every(24, 'h', 2), at: ['08:00', '16:00'] }, false],
    [
      'twice a day, half an hour apart from the interval',
      { frequency: every(12, 'h'), at: ['08:00', '20:30'] },
      false,
    ],
    [
      'half a tablet as needed, with a maximum that is no multiple',
      { dose: dose(0.5), asNeeded: [], most: most(1.25) },
      false,
    ],
    [
      'a combination in one unit of a weight',
      { dose: dose(875, 'mg'), strength: { value: 875, unit: 'mg', others: [125] } },
      true,
    ],
    [
      'a combination in a volume',
      { dose: dose(5, 'ml'), strength: { value: 250, unit: 'mg', others: [62.5] } },
      false,
    ],
    ['a combination in one tablet', { strength: { value: 875, unit: 'mg', others: [125] } }, false],
    [
      'twice a day, in the morning and at 20 hours',
      { frequency: every(12, 'h'), when: ['MORN'], at: ['20:00'] },
      false,
    ],
    [
      'once a day, in the morning and at 20 hours',
      { frequency: every(24, 'h'), when: ['MORN'], at: ['20:00'] },
      true,
    ],
    ['every second day, at night', { frequency: every(2, 'd'), when: ['NIGHT'] }, false],
    ['every second day, morning and night', { frequency: every(2, 'd'), when: ['MORN', 'NIGHT'] }, true],
    [
      'twice every two days, morning and night',
      { frequency: every(2, 'd', 2), when: ['MORN', 'NIGHT'] },
      true,
    ],
    ['twice a week, morning and night', { frequency: every(1, 'wk', 2), when: ['MORN', 'NIGHT'] }, false],
    ['three times in 24 hours, three moments', { when: ['MORN', 'NOON', 'NIGHT'] }, false],

    ['daily on Mondays', { frequency: every(1, 'd'), days: ['mon'] }, true],
    ['daily from Monday to Wednesday', { frequency: every(1, 'd'), days: ['mon', 'tue', 'wed'] }, true],
    ['every 12 hours on Mondays', { frequency: every(12, 'h'), days: ['mon'] }, true],
    ['every 12 hours on two days', { frequency: every(12, 'h'), days: ['mon', 'thu'] }, false],
    ['every 24 hours on Mondays', { frequency: every(24, 'h'), days: ['mon'] }, true],
    ['every 24 hours on two days', { frequency: every(24, 'h'), days: ['mon', 'thu'] }, true],
    ['daily on five days a week', { frequency: every(1, 'd'), daysAWeek: 5 }, false],
    ['every 48 hours on five days a week', { frequency: every(48, 'h'), daysAWeek: 5 }, true],
    ['on Mondays and five days a week', { frequency: null, days: ['mon'], daysAWeek: 5 }, true],
    ['at most 3 tablets of 2', { dose: dose(2), most: most(3, 'tableta'), asNeeded: [] }, true],
    ['at most 4 tablets of 2', { dose: dose(2), most: most(4, 'tableta'), asNeeded: [] }, false],
    ['every 48 hours on Mondays', { frequency: every(48, 'h'), days: ['mon'] }, true],
    ['every two days on Mondays', { frequency: every(2, 'd'), days: ['mon'] }, true],
    [
      'once or twice a day on Mondays',
      { frequency: { times: { low: 1, high: 2 }, every: { low: 1, unit: 'd' } }, days: ['mon'] },
      true,
    ],
    ['once a week on Mondays', { frequency: every(1, 'wk'), days: ['mon'] }, false],
    [
      'every two weeks on Mondays',
      { frequency: every(2, 'wk'), days: ['mon'], duration: span(8, 'wk') },
      false,
    ],
    [
      'every two weeks on two days',
      { frequency: every(2, 'wk'), days: ['mon', 'thu'], duration: span(8, 'wk') },
      true,
    ],
    ['every 168 hours on Mondays', { frequency: every(168, 'h'), days: ['mon'] }, false],
    ['twice a week on two days', { frequency: every(1, 'wk', 2), days: ['mon', 'thu'] }, false],
    ['twice a week on three days', { frequency: every(1, 'wk', 2), days: ['mon', 'wed', 'fri'] }, true],
    [
      'twice in two weeks on two days',
      { frequency: every(2, 'wk', 2), days: ['mon', 'thu'], duration: span(8, 'wk') },
      true,
    ],
    ['every 30 minutes on Mondays', { frequency: every(30, 'min'), days: ['mon'] }, true],
    ['Mondays alone', { frequency: null, days: ['mon'] }, false],

    ['with meals and with dinner', { when: ['C', 'CV'], frequency: null }, false],
    ['before meals and with dinner', { when: ['AC', 'CV'], frequency: null }, true],
    ['with meals and after dinner', { when: ['C', 'PCV'], frequency: null }, true],
    ['before lunch and with dinner', { when: ['ACD', 'CV'], frequency: null }, false],
    ['before meals and at night', { when: ['AC', 'NIGHT'], frequency: null }, false],
    ['before meals and at noon', { when: ['AC', 'NOON'], frequency: null }, false],

    ['30 minutes before meals', { when: ['AC'], offset: 30 }, false],
    ['30 minutes before bedtime', { when: ['HS'], offset: 30, frequency: null }, false],
    ['30 minutes after dinner', { when: ['PCV'], offset: 30, frequency: null }, false],
    ['30 minutes before the night', { when: ['NIGHT'], offset: 30, frequency: null }, true],
    ['30 minutes before meals and the night', { when: ['AC', 'NIGHT'], offset: 30, frequency: null }, true],
    ['30 minutes at noon', { when: ['NOON'], offset: 30, frequency: null }, true],

    ['once', once, false],
    ['once, every 8 hours', { ...once, frequency: every(8, 'h') }, true],
    ['once, on a Monday', { ...once, days: ['mon'] }, false],
    ['once, on two days', { ...once, days: ['mon', 'tue'] }, true],
    ['once, at night', { ...once, when: ['NIGHT'] }, false],
    ['once, morning and night', { ...once, when: ['MORN', 'NIGHT'] }, true],

    ['every 24 hours for a day', { frequency: every(24, 'h'), duration: span(1) }, false],
    ['every 48 hours for a day', { frequency: every(48, 'h'), duration: span(1) }, true],
    ['every 24 hours for 12 hours', { frequency: every(24, 'h'), duration: span(12, 'h') }, false],
    ['every two weeks for a week', { frequency: every(2, 'wk'), duration: span(1, 'wk') }, true],

    ['at most the dose', { most: most(1), asNeeded: [] }, false],
    ['at most less than the dose', { dose: dose(2), most: most(1), asNeeded: [] }, true],
    ['at most less than the higher dose', { dose: dose(1, 'tableta', 2), most: most(1), asNeeded: [] }, true],
    [
      'at most less than the dose, in its unit',
      { dose: dose(2), most: most(1, 'tableta'), asNeeded: [] },
      true,
    ],
    [
      'at most less than the dose, in another unit',
      { dose: dose(500, 'mg'), most: most(1, 'g'), asNeeded: [] },
      false,
    ],
    ['at most as much as a day takes', { most: most(3) }, false],
    ['at most less than a day takes', { most: most(2) }, true],
    ['at most less than a day takes, as needed', { most: most(2), asNeeded: [] }, false],
    ['at most less than a day takes, of two tablets', { dose: dose(2), most: most(5) }, true],
    ['at most as much as a day takes, of two tablets', { dose: dose(2), most: most(6) }, false],
    ['at most three times', { dose: dose(2), most: most(3, 'vez') }, false],
    ['at most twice', { dose: dose(2), most: most(2, 'vez') }, true],
    ['at most two doses', { dose: dose(2), most: most(2, 'dosis') }, true],
    ['at most three doses', { dose: dose(2), most: most(3, 'dosis') }, false],
    ['at most so much, without a dose', { dose: null, most: most(1, 'vez') }, false],
    ['at most so much of another unit', { dose: dose(500, 'mg'), most: most(1, 'g') }, false],
    ['at most so much, without a frequency', { frequency: null, most: most(1) }, false],

    ['a tablet into the muscle', { route: 'intramuscular' }, true],
  ])('%s', (_what, more, isContradictory) => {
    expect(problemsOf(more).includes('contradiction')).toBe(isContradictory)
  })
})

describe('absurd values in an instruction are reported', () => {
  test.each<[string, Partial<Step>, boolean]>([
    ['no tablet', { dose: dose(0) }, true],
    ['half a tablet', { dose: dose(0.5) }, false],
    ['ten tablets', { dose: dose(10) }, false],
    ['eleven tablets', { dose: dose(11) }, true],
    ['ten to eleven tablets', { dose: dose(10, 'tableta', 11) }, true],
    ['six of an unlisted unit', { dose: dose(6, 'dedal') }, false],
    ['seven of an unlisted unit', { dose: dose(7, 'dedal') }, true],
    ['four without a unit', { dose: dose(4, null) }, false],
    ['five without a unit', { dose: dose(5, null) }, true],
    ['a half without a unit', { dose: dose(0.5, null) }, false],
    ['one and a half without a unit', { dose: dose(1.5, null) }, true],
    ['one and a half tablets', { dose: dose(1.5) }, false],

    ['every hour', { frequency: every(1, 'h') }, false],
    ['twice an hour', { frequency: every(1, 'h', 2) }, true],
    ['every 20 minutes', { frequency: every(20, 'min') }, true],
    [
      'every 20 minutes, three times',
      { frequency: every(20, 'min'), duration: { kind: 'doses', count: 3 } },
      false,
    ],
    [
      'every 4 minutes, three times',
      { frequency: every(4, 'min'), duration: { kind: 'doses', count: 3 } },
      true,
    ],
    ['every 5 minutes', { frequency: every(5, 'min') }, true],
    [
      'every 5 minutes, three times',
      { frequency: every(5, 'min'), duration: { kind: 'doses', count: 3 } },
      false,
    ],
    ['every 60 minutes', { frequency: every(60, 'min') }, true],
    [
      'every 60 minutes, three times',
      { frequency: every(60, 'min'), duration: { kind: 'doses', count: 3 } },
      false,
    ],
    [
      'every 61 minutes, three times',
      { frequency: every(61, 'min'), duration: { kind: 'doses', count: 3 } },
      true,
    ],
    [
      'every 20 minutes, seven times',
      { frequency: every(20, 'min'), duration: { kind: 'doses', count: 7 } },
      true,
    ],
    ['every 5 hours', { frequency: every(5, 'h') }, false],
    ['every 7 hours', { frequency: every(7, 'h') }, true],
    ['every 12 hours', { frequency: every(12, 'h') }, false],
    ['every half hour', { frequency: every(0.5, 'h') }, true],
    ['every 24 hours', { frequency: every(24, 'h') }, false],
    ['every 36 hours', { frequency: every(36, 'h') }, false],
    ['every 30 hours', { frequency: every(30, 'h') }, true],
    ['every 300 hours', { frequency: every(300, 'h'), duration: span(60) }, true],
    ['every half day', { frequency: every(0.5, 'd') }, true],
    ['every day and a half', { frequency: every(1.5, 'd') }, true],
    ['every 365 days', { frequency: every(365, 'd'), duration: span(2, 'a') }, false],
    ['every 52 weeks', { frequency: every(52, 'wk'), duration: span(2, 'a') }, false],
    ['every 12 months', { frequency: every(12, 'mo'), duration: span(2, 'a') }, false],
    ['every 8 months', { frequency: every(8, 'mo'), duration: span(2, 'a') }, true],
    ['every 0 days', { frequency: every(0, 'd') }, true],
    [
      'every 6 to 8 hours',
      { frequency: { times: { low: 1 }, every: { low: 6, high: 8, unit: 'h' } } },
      false,
    ],
    ['every 6 to 7 hours', { frequency: { times: { low: 1 }, every: { low: 6, high: 7, unit: 'h' } } }, true],
    ['no time a day', { frequency: every(1, 'd', 0) }, true],
    ['one and a half times a day', { frequency: every(1, 'd', 1.5) }, true],
    [
      'once to one and a half times a day',
      { frequency: { times: { low: 1, high: 1.5 }, every: { low: 1, unit: 'd' } } },
      true,
    ],
    [
      'once to twice a day',
      { frequency: { times: { low: 1, high: 2 }, every: { low: 1, unit: 'd' } } },
      false,
    ],

    ['40 tablets a day', { dose: dose(10), frequency: every(6, 'h') }, false],
    ['60 tablets a day', { dose: dose(10), frequency: every(4, 'h') }, true],
    ['60 drops a day', { dose: dose(10, 'gota'), frequency: every(4, 'h') }, false],
    ['for no day', { duration: span(0) }, true],
    ['for a day', { duration: span(1) }, false],
    ['for ten years', { duration: span(3660) }, false],
    ['for more than ten years', { duration: span(3661) }, true],
    ['for no dose', { frequency: null, duration: { kind: 'doses', count: 0 } }, true],
    ['for 100 doses', { duration: { kind: 'doses', count: 100 } }, false],
    ['for 101 doses', { duration: { kind: 'doses', count: 101 } }, true],
    ['without an end', { duration: { kind: 'endless' } }, false],
    ['at most nothing', { most: most(0), asNeeded: [] }, true],
    ['at most 24 tablets', { most: most(24), asNeeded: [] }, false],
    ['at most 25 tablets', { most: most(25), asNeeded: [] }, true],
    ['at most 48 tablets of two', { dose: dose(2), most: most(48), asNeeded: [] }, false],
    ['at most 49 tablets of two', { dose: dose(2), most: most(49), asNeeded: [] }, true],
    ['at most 24 halves', { dose: dose(0.5), most: most(24), asNeeded: [] }, false],
    ['at most 25 mg', { most: most(25, 'mg'), asNeeded: [] }, false],
    ['at most 25, without a dose', { dose: null, most: most(25), asNeeded: [] }, false],
  ])('%s', (_what, more, isAbsurd) => {
    expect(problemsOf(more).includes('absurd')).toBe(isAbsurd)
  })
})
