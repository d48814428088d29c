import { describe, expect, test } from 'vitest'
import type { DayPeriod } from './days.ts'
import { steppedPeriod } from './step-of-period.ts'

/** The period that "el anterior" names after an answer about the given period, on 12 November 2026. */
const periodBefore = (before: DayPeriod): DayPeriod | undefined =>
  steppedPeriod(['el', 'anterior'], 1, { today: '2026-11-12', before })?.period

describe('"el anterior" after an answer about a period that ends today', () => {
  test.each<[string, DayPeriod, DayPeriod]>([
    [
      'this year: the whole last year',
      { from: '2026-01-01', to: '2026-11-12' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [
      'this month: the whole last month',
      { from: '2026-11-01', to: '2026-11-12' },
      { from: '2026-10-01', to: '2026-10-31' },
    ],
    [
      'since January of an earlier year: as many months before it',
      { from: '2024-01-01', to: '2026-11-12' },
      { from: '2021-02-01', to: '2023-12-31' },
    ],
  ])('%s', (_, before, expected) => {
    expect(periodBefore(before)).toEqual(expected)
  })
})
