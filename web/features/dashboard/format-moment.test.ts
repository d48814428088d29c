import { afterEach, expect, test } from 'vitest'
import { setOwnZone } from '../../lib/own-clock.ts'
import { formatMoment } from './format-moment.ts'

afterEach(() => setOwnZone())
const today = (time: string): string => `hoy ${time}`

test('an item of today has its hour, and another day its date, by the clock of the doctor', () => {
  const now = new Date('2026-12-01T06:30:00Z')
  const moment = (at: string): string => formatMoment(at, now, today)
  setOwnZone('America/Tijuana')
  expect(moment('2026-12-01T05:05:00Z')).toBe('hoy 21:05')
  expect(moment('2026-11-30T07:59:00Z')).toBe('29 nov 2026')
  // By the clock of Mexico City `now` is half an hour after midnight.
  setOwnZone()
  expect(moment('2026-12-01T05:05:00Z')).toBe('30 nov 2026')
})
