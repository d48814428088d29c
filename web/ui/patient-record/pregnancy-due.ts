import { dueByLastPeriod, LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#contract/patients/pregnancy-dates.ts'
import { addDays, daysBetween } from '#contract/values/calendar-day.ts'

/** Ways to say whether a patient is pregnant, and since when. */
export const PREGNANCY_WAYS = ['no', 'weeks', 'last-period', 'due', 'unknown'] as const
export type PregnancyWay = (typeof PREGNANCY_WAYS)[number]

interface Typed {
  weeks: string
  lastPeriod: string
  due: string
}

/**
 * Computes the due date from the field that belongs to the chosen answer, or reports that the value of this field is invalid. The
 * due date is null for the answers `no` and `unknown`.
 */
export function pregnancyDue(
  way: PregnancyWay,
  { weeks, lastPeriod, due }: Typed,
  today: string,
): { dueOn: string | null; fault?: 'weeks' | 'lastPeriod' | 'due' } {
  if (way === 'weeks') {
    const count = /^\d{1,2}$/.test(weeks.trim()) ? Number(weeks) : 0
    if (count < 1 || count > 43) return { dueOn: null, fault: 'weeks' }
    return { dueOn: addDays(today, TERM_DAYS - count * 7) }
  }
  if (way === 'last-period') {
    const isIn = lastPeriod !== '' && lastPeriod <= today && lastPeriod >= earliestPeriod(today)
    return isIn ? { dueOn: dueByLastPeriod(lastPeriod) } : { dueOn: null, fault: 'lastPeriod' }
  }
  if (way === 'due') return due === '' ? { dueOn: null, fault: 'due' } : { dueOn: due }
  return { dueOn: null }
}

/** Completed weeks of a pregnancy on a day. */
export const weeksOn = (dueOn: string, day: string): number =>
  Math.floor((TERM_DAYS - daysBetween(day, dueOn)) / 7)

/** First day that the last period of a running pregnancy can have begun on. */
export const earliestPeriod = (today: string): string => addDays(today, -LONGEST_PREGNANCY_DAYS)

/** Last day that a due date can have. */
export const latestDue = (today: string): string => addDays(today, TERM_DAYS)
