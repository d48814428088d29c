import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T18:00:00Z')

it.each([
  ['2026-11-21T15:00:00Z', 'hoy'],
  ['2026-11-20T18:00:00Z', 'ayer'],
  ['2026-11-16T18:00:00Z', 'hace 5 días'],
  ['2026-10-31T18:00:00Z', 'hace 3 semanas'],
  ['2026-08-21T18:00:00Z', 'hace 3 meses'],
  ['2024-11-20T18:00:00Z', 'hace 2 años'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(new Date(instant), now, 'es-MX')).toBe(words)
})
