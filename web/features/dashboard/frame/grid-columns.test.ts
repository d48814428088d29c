import { describe, expect, test } from 'vitest'
import { GRID_COLUMNS, gridColumns } from './grid-columns.ts'

describe('the columns of widgets', () => {
  test('are those that the widgets ask for where they fill the rows', () => {
    expect(gridColumns([12, 8, 4, 6, 6])).toEqual([12, 8, 4, 6, 6])
  })

  test('are stretched where a row would have a hole', () => {
    expect(gridColumns([8, 6, 4])).toEqual([12, 7, 5])
    expect(gridColumns([4, 4, 12])).toEqual([6, 6, 12])
    expect(gridColumns([4])).toEqual([12])
    expect(gridColumns([])).toEqual([])
  })

  test('fill every row exactly, in every order of four widths', () => {
    const widths = [4, 6, 8, 12]
    for (const a of widths)
      for (const b of widths)
        for (const c of widths)
          for (const d of widths) {
            let used = 0
            for (const columns of gridColumns([a, b, c, d])) {
              expect(columns).toBeGreaterThanOrEqual(4)
              used = (used + columns) % GRID_COLUMNS
            }
            expect(used).toBe(0)
          }
  })
})
