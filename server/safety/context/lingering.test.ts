import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'
import { ENDED_WITHIN } from '../running-courses.ts'

const check = createSafetyCheck(projectSafety.rules)
const after = (started: string, stopped: string, endedDays: number, taken: string[] = []) =>
  check(
    [
      item('1', [started]),
      item('stopped:2', [stopped], { current: true, endedDays }),
      ...taken.map((key) => item('current:3', [key], { current: true })),
    ],
    healthyPatient(),
  ).findings.filter(({ items }) => items.includes('stopped:2'))

test.each<[string, string, number, string[]]>([
  ['sertralina', 'tranilcipromina', 13, ['contraindicated']],
  ['sertralina', 'tranilcipromina', 14, []],
  ['tranilcipromina', 'fluoxetina', 34, ['contraindicated']],
  ['tranilcipromina', 'fluoxetina', 35, []],
  ['tranilcipromina', 'sertralina', 13, ['contraindicated']],
  ['tranilcipromina', 'sertralina', 14, []],
  ['tranilcipromina', 'duloxetina', 4, ['contraindicated']],
  ['tranilcipromina', 'duloxetina', 5, []],
  ['tranilcipromina', 'vortioxetina', 20, ['contraindicated']],
  ['tramadol', 'sertralina', 1, []],
  ['sertralina', 'linezolid', 0, ['contraindicated']],
  ['sertralina', 'linezolid', 1, []],
])('%s after %s, stopped %i days before', (started, stopped, days, expected) => {
  const found = after(started, stopped, days).filter(({ kind }) => kind === 'interaction')
  expect(found.map(({ severity }) => severity)).toEqual(expected)
})

test('another drug of the class is no duplicate of one whose effect lasts', () => {
  expect(after('sertralina', 'fluoxetina', 10).map(({ kind }) => kind)).not.toContain('duplicate')
})

test('a drug that is taken again is not reported as stopped too', () => {
  expect(after('sertralina', 'tranilcipromina', 3, ['tranilcipromina'])).toEqual([])
})

test.each<[string, number, string[]]>([
  ['acido acetilsalicilico', 30, ['serious']],
  ['acido acetilsalicilico', 41, ['serious']],
  ['acido acetilsalicilico', 42, []],
  ['vacuna triple viral', 27, ['serious']],
  ['vacuna triple viral', 28, []],
])('%s for a child %i days after the varicella vaccine', (started, days, expected) => {
  const vaccine = item('vaccine:2', ['vacuna contra la varicela'], { current: true, endedDays: days })
  const { findings } = check([item('1', [started]), vaccine], healthyPatient({ ageMonths: 60, weightKg: 18 }))
  const found = findings.filter(({ kind, items }) => kind === 'interaction' && items.includes('vaccine:2'))
  expect(found.map(({ severity }) => severity)).toEqual(expected)
})

test('ended courses are looked at until the longest effect is over', () => {
  const days = [...projectSafety.rules.lingering.values()].flat().map((one) => one.days)
  expect(Math.max(...days)).toBeLessThanOrEqual(ENDED_WITHIN)
})
