import { afterEach, describe, expect, test, vi } from 'vitest'
import { mexicoDay, mexicoToday } from './mexico-day.ts'

describe('a day in Mexico City', () => {
  test.each([
    ['the last second before midnight', '2026-11-22T05:59:59.999Z', '2026-11-21'],
    ['midnight', '2026-11-22T06:00:00Z', '2026-11-22'],
    ['noon', '2026-11-22T18:00:00Z', '2026-11-22'],
    ['the last hour of a year', '2027-01-01T05:59:59Z', '2026-12-31'],
    ['the first hour of a year', '2027-01-01T06:00:00Z', '2027-01-01'],
    ['the leap day', '2028-02-29T06:00:00Z', '2028-02-29'],
    ['the day after it', '2028-03-01T06:00:00Z', '2028-03-01'],
    ['a day and a month of one digit', '2026-03-05T12:00:00Z', '2026-03-05'],
    // Mexico City has had no summer time since October 2022.
    ['a summer night after 2022', '2026-07-01T05:30:00Z', '2026-06-30'],
    ['a summer night before', '2022-07-01T05:30:00Z', '2022-07-01'],
    ['the last hour of the last summer time', '2022-10-30T06:59:59Z', '2022-10-30'],
  ])('%s', (_, instant, day) => {
    expect(mexicoDay(new Date(instant))).toBe(day)
  })

  test('does not depend on the instant that was asked before', () => {
    const hours = ['2026-11-22T05:10:00Z', '2026-11-22T06:10:00Z', '2026-11-22T05:50:00Z']
    expect(hours.map((hour) => mexicoDay(new Date(hour)))).toEqual(['2026-11-21', '2026-11-22', '2026-11-21'])
  })

  test('of an invalid instant is refused', () => {
    expect(() => mexicoDay(new Date('22/11/2026'))).toThrow(RangeError)
  })
})

describe('today', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('changes at midnight in Mexico City', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T05:59:59Z') })
    expect(mexicoToday()).toBe('2026-11-21')
    vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
    expect(mexicoToday()).toBe('2026-11-22')
  })
})
