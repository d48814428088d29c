import { describe, expect, test } from 'vitest'
import type { Reproduction } from '#contract/patients/patient-record.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import {
  gfrOf,
  isCreatinineOld,
  isReproductionOld,
  monthsOn,
  reproductiveStates,
  trimesterOn,
  weightOn,
} from './record-facts.ts'

const DAY = '2026-11-21'
const state = (more: Partial<Reproduction>): Reproduction => ({
  pregnant: false,
  lactating: false,
  due_on: null,
  on: DAY,
  ...more,
})
/** A pregnancy in which the given number of days have passed between the last menstruation and `DAY`. */
const pregnantFor = (days: number) => state({ pregnant: true, due_on: addDays(DAY, 280 - days) })
/** A pregnancy without a due date, recorded the given number of days before `DAY`. */
const pregnantSince = (days: number) => state({ pregnant: true, on: addDays(DAY, -days) })

test.each([
  ['2026-02-15', '2026-03-14', 0],
  ['2026-02-15', '2026-03-15', 1],
  ['2026-02-15', '2026-03-16', 1],
  ['2025-11-22', DAY, 11],
  ['2025-11-21', DAY, 12],
  ['2025-11-20', DAY, 12],
  [DAY, DAY, 0],
  ['2026-11-22', DAY, null],
  ['', DAY, null],
  [DAY, 'hoy', null],
])('a patient born on %s has on %s %j complete months', (birth, on, months) => {
  expect(monthsOn(birth, on)).toBe(months)
})

describe('the trimester', () => {
  test.each([
    ['the last day of the first', 14 * 7 - 1, 'first'],
    ['the first day of the second', 14 * 7, 'second'],
    ['the second day of the second', 14 * 7 + 1, 'second'],
    ['the last day of the second', 28 * 7 - 1, 'second'],
    ['the first day of the third', 28 * 7, 'third'],
    ['the due date', 280, 'third'],
    ['the day before the longest pregnancy ends', 300, 'third'],
    ['the last day of the longest pregnancy', 301, 'third'],
    ['the day after the longest pregnancy', 302, null],
  ])('%s', (_day, days, trimester) => expect(trimesterOn(pregnantFor(days), DAY)).toBe(trimester))

  test.each([
    ['noted today', 0, 'unknown'],
    ['noted 300 days ago', 300, 'unknown'],
    ['noted 301 days ago', 301, 'unknown'],
    ['noted 302 days ago', 302, null],
  ])('without a due date, %s', (_day, days, trimester) =>
    expect(trimesterOn(pregnantSince(days), DAY)).toBe(trimester),
  )

  test('there is none without a pregnancy', () => {
    expect([trimesterOn(null, DAY), trimesterOn(state({}), DAY)]).toEqual([null, null])
  })
})

test.each([
  ['nothing recorded', null, false],
  ['a "no" of 30 days ago', state({ on: addDays(DAY, -30) }), false],
  ['a "no" of 31 days ago', state({ on: addDays(DAY, -31) }), false],
  ['a "no" of 32 days ago', state({ on: addDays(DAY, -32) }), true],
  ['a pregnancy on its longest day', pregnantFor(301), false],
  ['a pregnancy the day after its longest day', pregnantFor(302), true],
  ['a pregnancy without a due date, 301 days old', pregnantSince(301), false],
  ['a pregnancy without a due date, 302 days old', pregnantSince(302), true],
])('%s is too old: %s', (_what, recorded, isOld) => expect(isReproductionOld(recorded, DAY)).toBe(isOld))

test.each<[string, Reproduction | null, string[] | null]>([
  ['nobody asked', null, null],
  ['neither', state({}), []],
  ['lactating', state({ lactating: true }), ['lactation']],
  ['in the second trimester', pregnantFor(100), ['pregnancy', 'second-trimester']],
  [
    'pregnant for nobody knows how long, and lactating',
    state({ pregnant: true, lactating: true }),
    ['pregnancy', 'first-trimester', 'second-trimester', 'third-trimester', 'lactation'],
  ],
  ['a pregnancy that must have ended', pregnantFor(302), []],
])('the states of a patient who is %s', (_what, recorded, states) => {
  expect(reproductiveStates(recorded, DAY)).toEqual(states)
})

describe('a weight', () => {
  const weighed = (birth: string, on: string) => weightOn({ kg: 6, on }, birth, DAY)
  const AGED_18 = '2008-11-21'
  test.each([
    // The weight of a newborn is valid for a month, although a tenth of the age is less.
    ['of the birth, 31 days ago', '2026-10-21', '2026-10-21', 6],
    ['of the birth, 32 days ago', '2026-10-20', '2026-10-20', null],
    // The weight of a child measured at the age of 1000 days is valid for 100 days.
    ['of 100 days ago', addDays(DAY, -1100), addDays(DAY, -100), 6],
    ['of 101 days ago, at 1000 days', addDays(DAY, -1101), addDays(DAY, -101), null],
    ['of years ago, on the eve of the 18th birthday', addDays(AGED_18, 1), '2012-01-01', null],
    ['of years ago, on the 18th birthday', AGED_18, '2012-01-01', 6],
    ['of years ago, the day after the 18th birthday', addDays(AGED_18, -1), '2012-01-01', 6],
    ['of a patient whose birth is not known', '', '2012-01-01', 6],
  ])('%s', (_what, birth, on, kg) => expect(weighed(birth, on)).toBe(kg))

  test('that no growth chart knows is no basis of a dose, even confirmed', () => {
    const at3 = (kg: number) => weightOn({ kg, on: DAY }, addDays(DAY, -1100), DAY)
    expect([at3(60), at3(20)]).toEqual([null, 20])
  })

  test('that nobody took is none', () => expect(weightOn(null, AGED_18, DAY)).toBeNull())
})

test.each([
  ['none', null, false],
  ['of 365 days ago', addDays(DAY, -365), false],
  ['of 366 days ago', addDays(DAY, -366), false],
  ['of 367 days ago', addDays(DAY, -367), true],
])('a creatinine %s is too old: %s', (_what, on, isOld) => {
  expect(isCreatinineOld(on === null ? null : { mg_dl: 1, on }, DAY)).toBe(isOld)
})

describe('the filtration rate', () => {
  const of = (more: Partial<Parameters<typeof gfrOf>[0]>) =>
    gfrOf({
      creatinine: { mg_dl: 1, on: DAY },
      height: null,
      date_of_birth: '1986-11-21',
      gender: 'M',
      ...more,
    })

  test('is that of the age at which the creatinine was measured', () => {
    const young = of({ creatinine: { mg_dl: 1, on: '2006-11-21' } }) ?? 0
    expect(young).toBeGreaterThan(of({}) ?? Infinity)
    // On the day before the 40th birthday, the age is 39.
    expect(of({ creatinine: { mg_dl: 1, on: '2026-11-20' } })).toBe(of({ date_of_birth: '1987-11-21' }))
  })

  test('of a child needs the height, of an adult the sex', () => {
    const child = { date_of_birth: '2016-11-21' }
    expect([of(child), of({ ...child, height: { cm: 140, on: DAY } }), of({ gender: 'O' })]).toEqual([
      null,
      0.413 * 140,
      null,
    ])
    expect(of({ gender: 'F' })).toBeLessThan(of({ gender: 'M' }) ?? 0)
  })

  test('is none without a creatinine or a birth', () => {
    expect([of({ creatinine: null }), of({ date_of_birth: '' })]).toEqual([null, null])
  })
})
