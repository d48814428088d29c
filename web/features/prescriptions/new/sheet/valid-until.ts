import { daysInMonth, dayText } from '#contract/values/calendar-day.ts'
import law from '#knowledge/law/article-226.json' with { type: 'json' }
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { ruleOf } from '../draft/row-state.ts'

/**
 * The last day on which all of these rows can be filled, issued that day: the earliest of them, as the server counts it
 * (mexico.md D1, E1, F3). Null while it cannot be told.
 */
export function validUntil(rows: readonly Row[], issuedOn: string): string | null {
  let earliest: string | null = null
  for (const row of rows) {
    const day = lastDayOf(row, issuedOn)
    if (day === null) return null
    if (earliest === null || day < earliest) earliest = day
  }
  return earliest
}

function lastDayOf(row: Row, issuedOn: string): string | null {
  if (row.antibiotic) {
    const { days } = readingOf(row).parts.duration
    return days === null ? null : later(issuedOn, { days })
  }
  const { validity, validityPerFill } = ruleOf(row) ?? law.classes[law.unknownClass.class as 'IV']
  return later(issuedOn, validity, validityPerFill ? 1 + (row.refills ?? 0) : 1)
}

/** Months later it is the same day; a day that the month lacks becomes its last. */
function later(day: string, by: { days: number } | { months: number }, times = 1): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if ('days' in by)
    return new Date(Date.UTC(year, month - 1, date + by.days * times)).toISOString().slice(0, 10)
  const first = new Date(Date.UTC(year, month - 1 + by.months * times, 1))
  const [y, m] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  return dayText(y, m, Math.min(date, daysInMonth(y, m)))
}
