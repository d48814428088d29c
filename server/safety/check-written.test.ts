import { describe, expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../testing/clinical/safety.ts'
import { createSafetyCheck } from './check.ts'

const check = createSafetyCheck(projectSafety.rules)
const well = healthyPatient()
const said = (...args: Parameters<typeof check>) =>
  check(...args).findings.map(({ kind, severity, about }) => [kind, severity, ...about].join(' '))

describe('a medicine taken once a week', () => {
  const alendronate = (daysAWeek: number, single: number) =>
    said(
      [
        item('1', ['acido alendronico'], {
          doses: new Map([['acido alendronico', { unit: 'mg', single, daily: single, daysAWeek }]]),
        }),
      ],
      well,
    )

  test('with the weekly dose every day is excessive, although each dose is not', () => {
    expect(alendronate(7, 70)).toEqual(['dose contraindicated ácido alendrónico'])
    expect(alendronate(1, 70)).toEqual([])
    expect(alendronate(7, 10)).toEqual([])
  })
})

describe('instructions with another strength than the package', () => {
  const misstated = new Map([['amoxicilina', { unit: 'mg' as const, written: 250, held: 500 }]])

  test('give a finding with both figures, which does not stop the issue', () => {
    const { findings } = check([item('1', ['amoxicilina'], { misstated })], well)
    expect(findings.find(({ kind }) => kind === 'strength')).toMatchObject({
      severity: 'serious',
      interrupts: false,
      items: ['1'],
      figures: { written: 250, limit: 500, unit: 'mg' },
    })
  })

  test('give no finding for current medication', () => {
    expect(said([item('1', ['amoxicilina'], { misstated, current: true })], well)).toEqual([])
  })
})
