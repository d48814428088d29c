import { MERGE_UNDO_DAYS } from '#contract/patients/patient-merge.ts'

const OLDEST_YEARS = 129
const DAY_MS = 86_400_000

/** What is wrong with a day of birth; null for nothing. Both days `YYYY-MM-DD`. */
export function birthFault(dateOfBirth: string, today: string): 'date-future' | 'date-too-old' | null {
  if (dateOfBirth > today) return 'date-future'
  return yearOf(today) - yearOf(dateOfBirth) > OLDEST_YEARS ? 'date-too-old' : null
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** First moment at which a merge of patients can no longer be undone. */
export const mergeIsFinalAt = (mergedAt: Date): Date =>
  new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS)

/** Whether a merge of patients can still be undone. */
export const isMergeOpen = (mergedAt: Date, now: Date): boolean => now < mergeIsFinalAt(mergedAt)
