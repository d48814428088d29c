import { describe, expect, test } from 'vitest'
import { dayName, groupByDay } from './days.ts'

const rx = (created_at: string, id: number) => ({ created_at, id })

describe('days of the history', () => {
  test('rows are grouped by day, in their order', () => {
    const days = groupByDay([
      rx('2026-11-21', 4),
      rx('2026-11-21', 3),
      rx('2026-11-20', 2),
      rx('2026-10-01', 1),
    ])
    expect(days.map(({ day, rows }) => [day, rows.map((row) => row.id)])).toEqual([
      ['2026-11-21', [4, 3]],
      ['2026-11-20', [2]],
      ['2026-10-01', [1]],
    ])
  })

  test('no rows give no days', () => {
    expect(groupByDay([])).toEqual([])
  })

  test.each([
    ['2026-11-21', '2026-11-21', 'today'],
    ['2026-11-20', '2026-11-21', 'yesterday'],
    ['2026-11-19', '2026-11-21', 'this-year'],
    ['2025-12-31', '2026-01-01', 'yesterday'],
    ['2025-12-30', '2026-01-01', 'other-year'],
    ['2024-02-29', '2024-03-01', 'yesterday'],
  ])('%s on %s is called %s', (day, today, name) => {
    expect(dayName(day, today)).toBe(name)
  })
})
