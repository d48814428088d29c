import { addDays, addMonths } from '../values/calendar-day.ts'

/** One row, as far as its last day depends on it (mexico.md D1, E1, F3). */
export interface RowValidity {
  /** `treatment`: as many days as its instructions say. */
  validity: { days: number } | { months: number } | 'treatment'
  /** Each further supply adds the validity once more. */
  validityPerFill: boolean
  /** How many more times it may be supplied. */
  refills: number
  /** Days of its treatment; null where they do not follow from the instructions. */
  days: number | null
}

/**
 * The last day on which all of these rows can be filled, issued on a day: the earliest of them. Null for no rows, and
 * while one of them leaves it open.
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
