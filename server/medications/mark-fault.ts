import { MARK_DAYS_AT_MOST } from '#contract/medications/medications.ts'
import { addDays } from '#contract/values/calendar-day.ts'

/** Finds the error in the last day of an out-of-stock mark; null for a valid day. The mark still applies on its last day. */
export function markFault(until: string, today: string): 'date-past' | 'mark-too-long' | null {
  if (until < today) return 'date-past'
  return until > addDays(today, MARK_DAYS_AT_MOST) ? 'mark-too-long' : null
}
