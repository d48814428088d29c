import { RECORD_YEARS } from '#knowledge/law/retention.ts'

const DAY_MS = 86_400_000

/** Instant so many days after (with a negative number: before) the end of the legal retention of what is written now. */
export function afterRetention(now: Date, days: number): Date {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() + RECORD_YEARS)
  return new Date(at.getTime() + days * DAY_MS)
}
