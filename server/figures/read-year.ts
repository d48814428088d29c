import { TOP_MEDICATIONS } from '#contract/figures/figures.ts'
import type { YearReview } from '#contract/figures/year-review.ts'
import { daysBetween } from '#contract/values/calendar-day.ts'
import type { Sql } from '../database/database.ts'
import { mondayOf, monthsUntil } from './periods.ts'
import { countsOfDays, countsOfNames, type DayCounts, firstDayOf } from './queries.ts'
import { standing } from './read-figures.ts'

/** Minimum number of prescriptions in a year for which the review names the most frequent day of the week. */
const ENOUGH_FOR_A_WEEKDAY = 20

/**
 * Reads the review of a year from the stored counts of prescriptions by day and of medicines.
 * @param today `YYYY-MM-DD` at the doctor's default workplace
 */
export async function readYear(
  sql: Sql,
  doctorId: number,
  { year, today }: { year: string; today: string },
): Promise<YearReview> {
  const months = monthsUntil(`${year}-12-01`, 12)
  const [days, medications, firstDay] = await Promise.all([
    countsOfDays(sql, doctorId, months),
    countsOfNames(sql, doctorId, { kind: 'medication', months, limit: TOP_MEDICATIONS }),
    firstDayOf(sql, doctorId),
  ])
  const sum = (of: (day: DayCounts) => number): number => days.reduce((all, day) => all + of(day), 0)
  const perMonth = months.map((month) =>
    days.reduce((all, day) => all + (day.day.startsWith(month.slice(0, 7)) ? standing(day) : 0), 0),
  )
  return {
    year,
    is_running: today.startsWith(year),
    prescriptions: sum(standing),
    days: days.filter((day) => standing(day) > 0).length,
    months: perMonth,
    busiest_month: busiestMonth(year, perMonth),
    weekday: frequentWeekday(days),
    medications: medications.map(({ name, uses }) => ({ name, uses })),
    medications_in_all: medications[0]?.names ?? 0,
    alerts: sum((day) => day.alerts),
    overridden: sum((day) => day.overridden),
    delivered: sum((day) => day.delivered),
    undelivered: sum((day) => day.undelivered),
    filled: sum((day) => day.filled),
    cancelled: sum((day) => day.cancelled),
    first_year: firstDay?.slice(0, 4) ?? null,
  }
}

/**
 * The month of a year with the most prescriptions; null if fewer than two months have prescriptions, or if two months have the
 * most.
 */
export function busiestMonth(year: string, perMonth: readonly number[]): YearReview['busiest_month'] {
  const most = Math.max(...perMonth)
  const isOnly = perMonth.filter((count) => count === most).length === 1
  if (!isOnly || perMonth.filter((count) => count > 0).length < 2) return null
  const month = `${year}-${String(perMonth.indexOf(most) + 1).padStart(2, '0')}`
  return { month, prescriptions: most }
}

/** The day of the week with the most prescriptions; null if there are few prescriptions, or if two days have the most. */
export function frequentWeekday(days: readonly DayCounts[]): YearReview['weekday'] {
  const perDay = [0, 0, 0, 0, 0, 0, 0]
  for (const one of days) {
    const at = daysBetween(mondayOf(one.day), one.day)
    perDay[at] = (perDay[at] ?? 0) + standing(one)
  }
  const all = perDay.reduce((sum, count) => sum + count, 0)
  const most = Math.max(...perDay)
  if (all < ENOUGH_FOR_A_WEEKDAY || perDay.filter((count) => count === most).length > 1) return null
  return { day: perDay.indexOf(most) + 1, share: most / all }
}
