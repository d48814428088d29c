import { afterEach, expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatPesos,
  formatTime,
  formatWeekday,
  hourIn,
} from './format.ts'
import { ownDay, setOwnZone } from './own-clock.ts'

afterEach(() => setOwnZone())

const evening = '2026-11-21T20:05:00Z'

test('instants are shown in the time of Mexico City where no doctor’s clock is known', () => {
  expect(formatDateTime(evening)).toBe('21 nov 2026, 14:05')
  expect(formatTime('2026-11-21T06:00:00Z')).toBe('00:00')
  expect(formatDate('2026-11-22T05:59:00Z')).toBe('21 nov 2026')
  expect(hourIn(new Date(evening))).toBe(14)
})

test('instants are shown by the clock of the doctor’s workplace, across the end of a month', () => {
  setOwnZone('America/Tijuana')
  const night = new Date('2026-12-01T06:30:00Z')
  expect(formatDateTime(night)).toBe('30 nov 2026, 22:30')
  expect(formatLongDay(night)).toBe('lunes, 30 de noviembre')
  expect(hourIn(night)).toBe(22)
  expect(ownDay(night)).toBe('2026-11-30')
  setOwnZone('America/Cancun')
  expect(ownDay(new Date('2026-12-01T05:30:00Z'))).toBe('2026-12-01')
  setOwnZone()
  expect(ownDay(night)).toBe('2026-12-01')
})

test('another time zone can be given', () => {
  expect(formatDateTime(evening, 'America/Tijuana')).toBe('21 nov 2026, 12:05')
})

test('a calendar day is independent of time zones', () => {
  expect(formatDay('1992-01-01')).toBe('1 ene 1992')
})

test('a day in words', () => {
  expect(formatLongDay(evening)).toBe('sábado, 21 de noviembre')
})

test('a calendar day with its weekday', () => {
  expect(formatWeekday('2026-12-10')).toBe('jueves, 10 de diciembre de 2026')
})

test('an amount of money', () => {
  expect(formatPesos(1250)).toBe('$1,250.00')
  expect(formatPesos(0.5)).toBe('$0.50')
})
