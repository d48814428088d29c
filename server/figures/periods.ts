import type { PrescriptionFrequency } from '#contract/figures/figures.ts'
import { addDays, addMonths, daysBetween } from '#contract/values/calendar-day.ts'

/** First and last day of a period, both inclusive, `YYYY-MM-DD`. */
interface Period {
  from: string
  until: string
}

/** First day of the month that contains a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** First days of `count` successive months, the oldest first. The last month is that of `day`. */
export const monthsUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(monthOf(day), index + 1 - count))

/** Monday of the week that contains a day. */
export function mondayOf(day: string): string {
  // Weeks are counted from the first of January 2001, which was a Monday.
  const since = daysBetween('2001-01-01', day) % 7
  return addDays(day, -((since + 7) % 7))
}

const WEEKS = 52
const MONTHS = 12

/** Periods of equal kind (days, weeks or months) up to today, the oldest first and without gaps. */
export function periodsUntil(today: string, by: PrescriptionFrequency['by']): Period[] {
  const begins = beginsUntil(today, by)
  return begins.map((from, index) => {
    const next = begins[index + 1]
    return { from, until: next === undefined ? today : addDays(next, -1) }
  })
}

function beginsUntil(today: string, by: PrescriptionFrequency['by']): string[] {
  if (by === 'month') return monthsUntil(today, MONTHS + 1)
  const [first, step] =
    by === 'day' ? [addMonths(monthOf(today), -1), 1] : [addDays(mondayOf(today), -7 * WEEKS), 7]
  const count = Math.floor(daysBetween(first, today) / step) + 1
  return Array.from({ length: count }, (_, index) => addDays(first, index * step))
}

/** First days of the months in which the periods begin or end. */
export function monthsOf(periods: readonly Period[]): string[] {
  return [...new Set(periods.flatMap(({ from, until }) => [monthOf(from), monthOf(until)]))]
}
