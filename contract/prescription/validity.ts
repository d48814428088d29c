import { addDays, addMonths } from '../values/calendar-day.ts'

/** The fields of a row that its last day depends on (mexico.md D1, E1, F3). */
export interface RowValidity {
  /** How long the prescribed row is valid. `treatment`: for as many days as its instructions say. */
  validity: { days: number } | { months: number } | 'treatment'
  /** Whether each further supply extends the validity by the same period. */
  validityPerFill: boolean
  /** Number of further times that the row may be supplied. */
  refills: number
  /** Number of days of the treatment; null where the instructions do not say. */
  days: number | null
}

/**
 * The last day on which all given rows, issued on a day, can be filled: the earliest last day of a row. Null
 * when there are no rows, and while the last day of one is unknown.
 */
export function lastDayToFill(rows: readonly RowValidity[], issuedOn: string): string | null {
  let earliest: string | null = null
  for (const row of rows) {
    const day = lastDayOf(row, issuedOn)
    if (day === null) return null
    if (earliest === null || day < earliest) earliest = day
  }
  return earliest
}

function lastDayOf(
  { validity, validityPerFill, refills, days }: RowValidity,
  issuedOn: string,
): string | null {
  const times = validityPerFill ? 1 + refills : 1
  if (validity === 'treatment') return days === null ? null : addDays(issuedOn, days)
  return 'months' in validity
    ? addMonths(issuedOn, validity.months * times)
    : addDays(issuedOn, validity.days * times)
}
