import { addDays } from '../values/calendar-day.ts'

/** Days from the first day of the last menstrual period to the expected day of birth (Naegele). */
export const TERM_DAYS = 280
/** Longest possible pregnancy, in days from the first day of the last menstrual period. */
export const LONGEST_PREGNANCY_DAYS = 301

/** Expected day of birth by the first day of the last menstrual period. */
export const dueByLastPeriod = (lastPeriodOn: string): string => addDays(lastPeriodOn, TERM_DAYS)
