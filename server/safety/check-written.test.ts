import { describe, expect, test } from 'vitest'
import { healthy, item, shippedSafety } from '../testing/safety.ts'
import { createSafetyCheck } from './check.ts'

const check = createSafetyCheck(shippedSafety())
const well = healthy()
const said = (...args: Parameters<typeof check>) =>
  check(...args).findings.map(({ kind, severity, about }) => [kind, severity, ...about].join(' '))

describe('what is taken once a week', () => {
  const alendronate = (daysAWeek: number, single: number) =>
    said(
      [
        item('1', ['acido alendronico'], {
          doses: new Map([['acido alendronico', { unit: 'mg', single, daily: single, daysAWeek }]]),
        }),
      ],
      well,
    )

  test('the weekly dose every day is too much, each by itself is not', () => {
    expect(alendronate(7, 70)).toEqual(['dose contraindicated ácido alendrónico'])
    expect(alendronate(1, 70)).toEqual([])
    expect(alendronate(7, 10)).toEqual([])
  })
})

describe('another amount than the package holds', () => {
  const misstated = new Map([['amoxicilina', { unit: 'mg' as const, written: 250, held: 500 }]])

  test('is said with both figures, and does not stop', () => {
    const { findings } = check([item('1', ['amoxicilina'], { misstated })], well)
    expect(findings.find(({ kind }) => kind === 'strength')).toMatchObject({
      severity: 'serious',
      interrupts: false,
      items: ['1'],
      figures: { written: 250, limit: 500, unit: 'mg' },
    })
  })

  test('of what the patient takes already nothing is asked', () => {
    expect(said([item('1', ['amoxicilina'], { misstated, current: true })], well)).toEqual([])
  })
})
