import { RECORD_YEARS } from '#knowledge/law/retention.ts'

const DAY_MS = 86_400_000

/**
 * The instant a number of days after the end of the legal retention of data that are written now. A negative number gives an
 * instant before that end.
 */
export function afterRetention(now: Date, days: number): Date {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() + RECORD_YEARS)
  return new Date(at.getTime() + days * DAY_MS)
}
