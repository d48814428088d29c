import { describe, expect, test } from 'vitest'
import type { DoseRule } from '#knowledge/safety/rule.ts'
import {
  dailyDose,
  healthyPatient,
  item,
  makeDoseRule,
  makeRule,
  makeSafetyKnowledge,
} from '../testing/clinical/safety.ts'
import { checkDoses } from './check-doses.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

test.each([
  ['the month before the first', 23, [], ['not-covered']],
  ['the first month', 24, ['limit'], []],
  ['the month after the first', 25, ['limit'], []],
  ['the month before the last', 143, ['limit'], []],
  ['the last month', 144, ['limit'], []],
  ['the month after the last', 145, [], ['not-covered']],
])('a limit from 24 to 144 months applies in %s', (_month, ageMonths, rules, gaps) => {
  const knowledge = makeSafetyKnowledge({
    doses: [makeDoseRule({ fromMonths: 24, toMonths: 144, maxDay: 100 })],
  })
  const checked = checkDoses(
    [item('1', ['drug'], dailyDose(150, 150))],
    healthyPatient({ ageMonths }),
    knowledge,
  )
  expect(checked.findings.map(({ id }) => id.split('|')[1])).toEqual(rules)
  expect(checked.gaps.map(({ reason }) => reason)).toEqual(gaps)
})

const reasons = (...given: Parameters<typeof checkDoses>) =>
  checkDoses(...given).gaps.map(({ reason }) => reason)
const daily = (maxDay: number) => makeSafetyKnowledge({ doses: [makeDoseRule({ maxDay })] })

test('a drug that stays on the skin, or that is in no row, is neither added nor a gap', () => {
  const skin = item('2', ['drug'], { ...dailyDose(90, 90), reach: 'skin' })
  const beside = [item('3', ['other']), item('4', null)]
  const knowledge = daily(100)
  const { findings } = checkDoses([item('1', ['drug'], dailyDose(90, 90)), skin], healthyPatient(), knowledge)
  expect(findings).toEqual([])
  expect(reasons([skin], healthyPatient(), knowledge)).toEqual([])
  const found = checkDoses([item('1', ['drug'], dailyDose(150, 150)), ...beside], healthyPatient(), knowledge)
  expect(found.findings.map(({ items }) => items)).toEqual([['1']])
})

test.each([
  ['a day', { maxDay: 100 }, ['dose-not-understood']],
  ['days of a week', { maxDaysAWeek: 2 }, ['dose-not-understood']],
  ['a week', { maxWeek: 100 }, ['dose-not-understood']],
  ['one dose', { maxDose: 100 }, []],
])('a dose without its day is not understood for a limit of %s', (_of, limit, gaps) => {
  const knowledge = makeSafetyKnowledge({ doses: [makeDoseRule(limit)] })
  expect(reasons([item('1', ['drug'], dailyDose(50, null))], healthyPatient(), knowledge)).toEqual(gaps)
})

const before = { current: true }
const printed = new Map([['drug', 'Droga']])

describe('doses of a drug in several rows', () => {
  const dosed = (key: string, daily: number, more: Partial<CheckedItem> = {}) =>
    item(key, ['drug'], { ...dailyDose(daily, daily), ...more })
  const checked = (items: CheckedItem[], rules: DoseRule[], patient: Partial<CheckedPatient> = {}) => {
    const found = checkDoses(items, healthyPatient(patient), { doses: rules, printed })
    return {
      findings: found.findings.map(({ id, items: keys, figures }) => [id, keys.join(' '), figures]),
      gaps: found.gaps.map(({ reason, items: keys, about }) =>
        [reason, keys.join(' '), about.join()].join(': '),
      ),
    }
  }
  const day = (maxDay: number, more: Partial<DoseRule> = {}) => makeDoseRule({ maxDay, ...more })

  test('are added up, with those that the patient takes already', () => {
    const of = (first: Partial<CheckedItem>) => checked([dosed('1', 60, first), dosed('2', 60)], [day(100)])
    const sum = ['dose|limit|Droga|day', '1 2', { written: 120, limit: 100, unit: 'mg/día' }]
    expect([of({}).findings, of(before).findings]).toEqual([[sum], [sum]])
  })

  test('that are all taken already are not checked again', () => {
    const rows = [dosed('1', 160, before), dosed('2', 160, before)]
    expect(checked(rows, [day(100)])).toEqual({ findings: [], gaps: [] })
    // The rows of medicines that the patient takes already exceed the limit by mouth. A new row by another route must not lead to
    // a finding about this limit.
    const other = dosed('3', 10, { route: 'rectal' })
    expect(checked([...rows, other], [day(100, { routes: ['oral'] })]).findings).toEqual([])
  })

  test.each([
    ['a day', { maxDay: 100 }, dailyDose(110, 110), ['day', { written: 110, limit: 100, unit: 'mg/día' }]],
    ['one dose', { maxDose: 100 }, dailyDose(110, 110), ['dose', { written: 110, limit: 100, unit: 'mg' }]],
    [
      'a week',
      { maxWeek: 100 },
      dailyDose(37, 37, 3),
      ['weekly', { written: 111, limit: 100, unit: 'mg/semana' }],
    ],
    [
      'days of a week',
      { maxDaysAWeek: 2 },
      dailyDose(10, 10, 3),
      ['week', { written: 3, limit: 2, unit: 'días/semana' }],
    ],
    [
      'a day by weight',
      { maxDay: 2, perKg: true },
      dailyDose(160, 160),
      ['day', { written: 160, limit: 140, unit: 'mg/día' }],
    ],
    [
      'a day by weight, with a ceiling',
      { maxDay: 2, perKg: true, ceilingDay: 100 },
      dailyDose(120, 120),
      ['day', { written: 120, limit: 100, unit: 'mg/día' }],
    ],
  ])('above a limit of %s are told with both figures', (_of, limit, written, [mark, figures]) => {
    expect(checked([item('1', ['drug'], written)], [makeDoseRule(limit)]).findings).toEqual([
      [`dose|limit|Droga|${mark as string}`, '1', figures],
    ])
  })

  test.each([
    ['a day', { maxDay: 100 }, dailyDose(105, 105), dailyDose(105.1, 105.1)],
    ['one dose', { maxDose: 100 }, dailyDose(105, 105), dailyDose(105.1, 105.1)],
    ['a week', { maxWeek: 100 }, dailyDose(35, 35, 3), dailyDose(35.1, 35.1, 3)],
  ])('may be 5 %% above the limit of %s', (_of, limit, within, above) => {
    const count = (written: object) =>
      checked([item('1', ['drug'], written)], [makeDoseRule(limit)]).findings.length
    expect([count(within), count(above)]).toEqual([0, 1])
  })

  test('of several limits the most serious is told', () => {
    const rules = ['minor', 'serious', 'moderate'].map((severity) =>
      day(100, makeRule(severity, severity as DoseRule['severity'])),
    )
    expect(checked([dosed('1', 150)], rules).findings.map(([id]) => id)).toEqual(['dose|serious|Droga|day'])
  })

  test.each([
    [
      'an unknown weight, for a limit by weight',
      day(2, { perKg: true }),
      { weightKg: null },
      ['missing-weight'],
    ],
    ['an unknown weight, for another limit', day(100), { weightKg: null }, []],
    ['a known weight', day(2, { perKg: true }), {}, []],
    ['an unknown age', day(100), { ageMonths: null }, ['missing-age']],
    ['a dose in another unit', day(100, { unit: 'UI' }), {}, ['dose-not-understood']],
    ['another route', day(100, { routes: ['rectal'] }), {}, ['not-covered']],
    ['no limit of the drug', day(100, { drug: 'other' }), {}, ['not-covered']],
  ])('that cannot be compared are a gap: %s', (_what, rule, patient, reasons) => {
    expect(checked([dosed('1', 10)], [rule], patient)).toEqual({
      findings: [],
      gaps: reasons.map((reason) => `${reason}: 1: Droga`),
    })
    expect(checked([dosed('1', 10, before)], [rule], patient).gaps).toEqual([])
  })

  test('a dose that nobody could read is a gap, beside one that could be read too', () => {
    const unread = item('2', ['drug'])
    expect(checked([dosed('1', 10), unread], [day(100)]).gaps).toEqual(['dose-not-understood: 1 2: Droga'])
    expect(checked([item('1', ['drug'], dailyDose(null, null))], [day(100)]).gaps).toEqual([
      'dose-not-understood: 1: Droga',
    ])
  })

  test('a drug without limits is no gap in a combination with one that has some', () => {
    const rules = [day(100, { drug: 'other' })]
    expect(checked([item('1', ['drug', 'other', 'z'])], rules).gaps).toEqual([
      'dose-not-understood: 1: other',
    ])
    expect(checked([item('1', ['drug', 'z'])], rules).gaps).toEqual([
      'not-covered: 1: Droga',
      'not-covered: 1: z',
    ])
    // Row 2 contains only the drug without limits, so that no rule limits the row.
    expect(checked([item('1', ['drug', 'other']), item('2', ['drug'])], rules).gaps).toContain(
      'not-covered: 2: Droga',
    )
  })
})
