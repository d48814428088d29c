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
