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
import { type DayCounts, countsOfNames, countsOfPeriods, sumsUntil } from './queries.ts'

const NOTHING = {
  prescriptions: 0,
  cancelled: 0,
  days: 0,
  filled: 0,
  delivered: 0,
  undelivered: 0,
  alerts: 0,
  overridden: 0,
}

/** Reads the counts of prescriptions in two months, each from its first day to a given day. */
export async function readTwoMonths(
  sql: Sql,
  doctorId: number,
  { until, before }: { until: string; before: string },
): Promise<LastMonth> {
  const found = await sumsUntil(sql, doctorId, [before, until])
  const figuresUntil = (last: string): MonthFigures => {
    const month = last.slice(0, 7)
    return { month, until: last, ...NOTHING, ...found.find((sums) => sums.month === month) }
  }
  return { ...figuresUntil(until), before: figuresUntil(before) }
}

/** Number of a day's prescriptions that were not cancelled. */
export const standing = ({ issued, cancelled }: DayCounts): number => issued - cancelled

/**
 * Reads the counts of prescriptions of this month until today, and of the month before until the same day. A month without that
 * day is counted to its end.
 * @param today `YYYY-MM-DD` at the doctor's default workplace
 */
export const readLastMonth = (sql: Sql, doctorId: number, today: string): Promise<LastMonth> =>
  readTwoMonths(sql, doctorId, { until: today, before: addMonths(today, -1) })

/**
 * Finds the medicines with the most rows in prescriptions of this month. If this month has none, those of the month before are
 * used.
 */
export async function readTopMedications(sql: Sql, doctorId: number, today: string): Promise<TopMedications> {
  const [before = '', current = ''] = monthsUntil(today, 2)
  const top = (month: string) =>
    countsOfNames(sql, doctorId, { kind: 'medication', months: [month], limit: TOP_MEDICATIONS })
  const now = await top(current)
  const [month, rows] = now.length > 0 ? [current, now] : [before, await top(before)]
  const results = rows.map(({ name, uses }) => ({ name, uses }))
  return { month: (results.length > 0 ? month : current).slice(0, 7), results }
}

/** Reads the number of prescriptions that were not cancelled, by period up to today. */
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
