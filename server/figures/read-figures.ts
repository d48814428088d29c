import {
  type PrescriptionFrequency,
  type LastMonth,
  TOP_MEDICATIONS,
  type TopMedications,
} from '#contract/figures/figures.ts'
import type { MonthFigures } from '#contract/figures/month-figures.ts'
import { addMonths } from '#contract/values/calendar-day.ts'
import type { Sql } from '../database/database.ts'
import { monthsOf, monthsUntil, periodsUntil } from './periods.ts'
import { type DayCounts, countsOfDays, countsOfNames, countsOfPeriods } from './queries.ts'

/** Sums of the days of a month until one of them. */
export function sumUntil(days: readonly DayCounts[], until: string): MonthFigures {
  const month = until.slice(0, 7)
  const counted = days.filter(({ day }) => day.startsWith(month) && day <= until)
  const sum = (of: (day: DayCounts) => number): number => counted.reduce((all, day) => all + of(day), 0)
  return {
    month,
    until,
    prescriptions: sum(standing),
    cancelled: sum((day) => day.cancelled),
    days: counted.filter((day) => standing(day) > 0).length,
    filled: sum((day) => day.filled),
    delivered: sum((day) => day.delivered),
    undelivered: sum((day) => day.undelivered),
    alerts: sum((day) => day.alerts),
    overridden: sum((day) => day.overridden),
  }
}

/** Prescriptions of a day that are not cancelled. */
export const standing = ({ issued, cancelled }: DayCounts): number => issued - cancelled

/**
 * Figures of the month until today, and of the month before until the same day; a month without that day is counted
 * to its end.
 * @param today `YYYY-MM-DD` in Mexico City
 */
export async function readLastMonth(sql: Sql, doctorId: number, today: string): Promise<LastMonth> {
  const days = await countsOfDays(sql, doctorId, monthsUntil(today, 2))
  return { ...sumUntil(days, today), before: sumUntil(days, addMonths(today, -1)) }
}

/** The medicines with the most rows in the month; in the month before while this one has none. */
export async function readTopMedications(sql: Sql, doctorId: number, today: string): Promise<TopMedications> {
  const [before = '', current = ''] = monthsUntil(today, 2)
  const top = (month: string) =>
    countsOfNames(sql, doctorId, { kind: 'medication', months: [month], limit: TOP_MEDICATIONS })
  const now = await top(current)
  const [month, rows] = now.length > 0 ? [current, now] : [before, await top(before)]
  const results = rows.map(({ name, uses }) => ({ name, uses }))
  return { month: (results.length > 0 ? month : current).slice(0, 7), results }
}

/** Prescriptions that were not cancelled, by period until today. */
export async function readFrequency(
  sql: Sql,
  doctorId: number,
  today: string,
  by: PrescriptionFrequency['by'],
): Promise<PrescriptionFrequency> {
  const periods = periodsUntil(today, by)
  const counts = await countsOfPeriods(sql, doctorId, by, monthsOf(periods))
  const sums = new Map(counts.map(({ from, prescriptions }) => [from, prescriptions]))
  return {
    by,
    results: periods.map(({ from, until }) => ({ from, until, prescriptions: sums.get(from) ?? 0 })),
  }
}
