import { ageOn } from './age.ts'
import { dayText, isCalendarDay } from './calendar-day.ts'
import { accepted, refused, type Checked } from './identifiers/check.ts'

/** The highest age that a form takes (specification section 9, number rule). */
export const MAX_AGE = 129

export interface Birth {
  /** Date of birth as `YYYY-MM-DD`. */
  dateOfBirth: string
  /**
   * True when only an age was given: then the day is the first of January that gives this age, and only the year
   * counts.
   */
  approximate: boolean
}

export type DateOrAgeReason = 'format' | 'date' | 'future' | 'age-out-of-range'

/**
 * Reads a date of birth (`1990-01-31`, `1990/1/31`, `31/01/1990`) or an age in years (1 to 129).
 * `today` is the day at the doctor's place, `YYYY-MM-DD`.
 */
export function checkDateOrAge(input: string, today: string): Checked<Birth, DateOrAgeReason> {
  const text = input.trim()
  if (/^\d{1,3}$/.test(text)) return birthFromAge(Number(text), today)
  const parts = dateParts(text)
  if (!parts) return refused('format')
  if (!isCalendarDay(...parts)) return refused('date')
  const dateOfBirth = dayText(...parts)
  if (dateOfBirth > today) return refused('future')
  const age = ageOn(dateOfBirth, today)
  return age && age.years <= MAX_AGE
    ? accepted({ dateOfBirth, approximate: false })
    : refused('age-out-of-range')
}

function birthFromAge(age: number, today: string): Checked<Birth, DateOrAgeReason> {
  if (age < 1 || age > MAX_AGE) return refused('age-out-of-range')
  return accepted({ dateOfBirth: dayText(Number(today.slice(0, 4)) - age, 1, 1), approximate: true })
}

function dateParts(text: string): [year: number, month: number, day: number] | null {
  const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])]
  const dayFirst = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/.exec(text)
  return dayFirst ? [Number(dayFirst[4]), Number(dayFirst[3]), Number(dayFirst[1])] : null
}
