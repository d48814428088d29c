import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T18:00:00Z')

test.each([
  ['2026-11-21T15:00:00Z', 'hoy'],
  // Two instants: midnight in Mexico City, and the second before it.
  ['2026-11-21T06:00:00Z', 'hoy'],
  ['2026-11-21T05:59:59Z', 'ayer'],
  ['2026-11-20T06:00:00Z', 'ayer'],
  ['2026-11-20T05:59:59Z', 'anteayer'],
  ['2026-11-16T18:00:00Z', 'hace 5 días'],
  ['2026-11-15T18:00:00Z', 'hace 6 días'],
  ['2026-11-14T18:00:00Z', 'la semana pasada'],
  ['2026-10-31T18:00:00Z', 'hace 3 semanas'],
  ['2026-10-23T18:00:00Z', 'hace 4 semanas'],
  ['2026-10-22T18:00:00Z', 'el mes pasado'],
  ['2026-08-21T18:00:00Z', 'hace 3 meses'],
  ['2025-11-22T18:00:00Z', 'hace 12 meses'],
  ['2025-11-21T18:00:00Z', 'el año pasado'],
  ['2024-11-20T18:00:00Z', 'hace 2 años'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(new Date(instant), now, 'es-MX')).toBe(words)
})

test('in the morning, what was written last evening was written yesterday', () => {
  const evening = new Date('2026-11-21T02:00:00Z')
  const morning = new Date('2026-11-21T13:00:00Z')
  expect(relativeTime(evening, morning, 'es-MX')).toBe('ayer')
})
