import type { Prescription } from '#contract/prescriptions.ts'

export interface HistoryDay<T> {
  /** Day of issue by the clock of the place of issue, `YYYY-MM-DD`. */
  day: string
  rows: T[]
}

/** Groups rows by the day on which they were issued, keeping their order. */
export function groupByDay<T extends Pick<Prescription, 'created_at'>>(rows: readonly T[]): HistoryDay<T>[] {
  const days: HistoryDay<T>[] = []
  for (const row of rows) {
    const last = days.at(-1)
    if (last?.day === row.created_at) last.rows.push(row)
    else days.push({ day: row.created_at, rows: [row] })
  }
  return days
}

export type DayName = 'today' | 'yesterday' | 'this-year' | 'other-year'

/** Kind of a day relative to today: today itself, yesterday, another day of this year, or a day of another year. */
export function dayName(day: string, today: string): DayName {
  if (day === today) return 'today'
  const before = new Date(`${today}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  if (day === before.toISOString().slice(0, 10)) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? 'this-year' : 'other-year'
}
