import { dayParts, daysInMonth } from './calendar-day.ts'

export interface Age {
  /** Age in complete years. */
  years: number
  /** Age as it is shown, in `unit`: complete years from 2 on, months under 2 years, days under one month. */
  count: number
  unit: 'years' | 'months' | 'days'
}

/** Age on a day; both as `YYYY-MM-DD`. Null when a day does not exist or the birth comes after it (mexico.md 1.2). */
export function ageOn(dateOfBirth: string, onDate: string): Age | null {
  const [birth, day] = [dayParts(dateOfBirth), dayParts(onDate)]
  if (!birth || !day || dateOfBirth > onDate) return null
  const months = (day[0] - birth[0]) * 12 + day[1] - birth[1] - (day[2] < birth[2] ? 1 : 0)
  const years = Math.floor(months / 12)
  if (years >= 2) return { years, count: years, unit: 'years' }
  if (months >= 1) return { years, count: months, unit: 'months' }
  const sinceMonthBefore = day[1] === birth[1] ? 0 : daysInMonth(birth[0], birth[1])
  return { years, count: sinceMonthBefore + day[2] - birth[2], unit: 'days' }
}
