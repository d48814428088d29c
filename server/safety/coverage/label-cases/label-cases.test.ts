import { expect, test } from 'vitest'
import { SEVERITIES } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../../../testing/clinical/project-knowledge.ts'
import { readLabelCases } from '../../../testing/clinical/read-label-cases.ts'

/** Lowest correct severity of a finding: serious for a contraindication of a label, moderate for any other limit. */
const LOWEST = { contraindicated: 'serious', warning: 'moderate' } as const

const answers = readLabelCases().map(({ name, level, item, patient }) => {
  const { findings, gaps } = projectSafety.check([item], patient)
  // The rows of most cases have no dose. That the check reports the missing dose says nothing about the tested limit.
  const isSilent = findings.length === 0 && gaps.every(({ reason }) => reason === 'dose-not-understood')
  const worst = Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)), SEVERITIES.length)
  return { name, level, isSilent, isRight: worst <= SEVERITIES.indexOf(LOWEST[level]) }
})

test('there are at least a thousand cases, and none is listed twice', () => {
  expect(answers.length).toBeGreaterThanOrEqual(1000)
  const names = answers.map(({ name, level }) => `${level} ${name}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no limit of a label is answered by "nothing"', () => {
  expect(answers.filter(({ isSilent }) => isSilent).map(({ name }) => name)).toEqual([])
})

test('95 of 100 limits are found at the level of their label', () => {
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ name }) => name)
  process.stdout.write(
    `${answers.length} limits of labels, ${wrong.length} below their level:\n${wrong.join('\n')}\n`,
  )
  expect(wrong.length / answers.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
})
