import { expect, test } from 'vitest'
import { makeRule, healthyPatient, item, makeSafetyKnowledge } from '../testing/safety.ts'
import { checkPatient } from './check-patient.ts'

const YEAR = 12

test.each([
  ['the month before the tenth birthday', 10 * YEAR - 1, false],
  ['the tenth birthday', 10 * YEAR, true],
  ['the month after the tenth birthday', 10 * YEAR + 1, true],
  ['the month before the 55th birthday', 55 * YEAR - 1, true],
  ['the 55th birthday', 55 * YEAR, false],
  ['the month after the 55th birthday', 55 * YEAR + 1, false],
  ['an age that nobody recorded', null, true],
])('at %s an unanswered question about pregnancy is a gap: %s %s', (_month, ageMonths, isTold) => {
  const rule = { ...makeRule('pregnant'), drugs: new Set(['drug']), state: 'pregnancy' as const }
  const patient = healthyPatient({ female: true, reproduction: null, ageMonths })
  const { gaps } = checkPatient([item('1', ['drug'])], patient, makeSafetyKnowledge({ reproduction: [rule] }))
  expect(gaps.some(({ reason }) => reason === 'missing-pregnancy')).toBe(isTold)
})
