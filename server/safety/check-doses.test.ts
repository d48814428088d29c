import { expect, test } from 'vitest'
import { makeDoseRule, dailyDose, healthyPatient, item, makeSafetyKnowledge } from '../testing/safety.ts'
import { checkDoses } from './check-doses.ts'

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
