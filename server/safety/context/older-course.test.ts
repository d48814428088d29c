import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'

const check = createSafetyCheck(projectSafety.rules)

test.each<[number, number, string[]]>([
  [70, 7, []],
  [70, 56, []],
  [70, 57, ['minor']],
  [64, 57, []],
  [65, 57, ['minor']],
])('a proton pump inhibitor at %i years for %i days', (years, courseDays, expected) => {
  const { findings } = check(
    [item('1', ['omeprazol'], { courseDays })],
    healthyPatient({ ageMonths: years * 12 }),
  )
  expect(findings.filter(({ kind }) => kind === 'age').map(({ severity }) => severity)).toEqual(expected)
})
