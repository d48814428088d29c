import { expect, test } from 'vitest'
import { lineThrough, highestOf, seriesOf } from './series.ts'

const point = (from: string, prescriptions: number) => ({ from, until: from, prescriptions })

test('days are the bars of this month, over a line of the month before', () => {
  const results = [point('2026-10-30', 2), point('2026-10-31', 0), point('2026-11-01', 3)]
  expect(seriesOf({ by: 'day', results })).toMatchObject({
    bars: [{ from: '2026-11-01' }],
    before: [{ from: '2026-10-30' }, { from: '2026-10-31' }],
    places: 28,
  })
})

test('weeks and months have no line', () => {
  const results = [point('2026-11-02', 2), point('2026-11-09', 5)]
  expect(seriesOf({ by: 'week', results })).toMatchObject({ bars: results, before: [], places: 2 })
})

test('the highest of equal periods is the latest, and there is none where all are zero', () => {
  expect(highestOf([point('2026-11-01', 3), point('2026-11-02', 3)])?.from).toBe('2026-11-02')
  expect(highestOf([point('2026-11-01', 0)])).toBeNull()
  expect(highestOf([])).toBeNull()
})

test('a line goes through the middle of each place', () => {
  expect(lineThrough([point('a', 0), point('b', 5), point('c', 10)], 10)).toBe('M0.5 100.0L1.5 50.0L2.5 0.0')
})
