import { expect, test } from 'vitest'
import { nearDay } from './near-day.ts'

test('a day of the next months has no year, also across the turn of the year', () => {
  expect(nearDay('2026-11-29', '2026-11-27', 'es-MX')).toBe('29 nov')
  expect(nearDay('2027-01-05', '2026-11-27', 'es-MX')).toBe('5 ene')
  expect(nearDay('2026-11-27', '2026-11-27', 'en-US')).toBe('Nov 27')
})

test('a past day and one of the next year have their year', () => {
  expect(nearDay('2026-11-26', '2026-11-27', 'es-MX')).toBe('26 nov 2026')
  expect(nearDay('2027-11-20', '2026-11-27', 'es-MX')).toBe('20 nov 2027')
})
