/** A period of days, both ends included; '' for no limit. */
export interface DayPeriod {
  from: string
  to: string
}

/** A period that a question names, beginning at a certain word, and the number of words that name the period. */
export interface PeriodPart {
  period: DayPeriod
  length: number
}

const instant = (day: string): Date => new Date(`${day}T12:00:00Z`)
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Returns the day that is a number of days after another day. */
export function plusDays(day: string, days: number): string {
  const at = instant(day)
  at.setUTCDate(at.getUTCDate() + days)
  return dayOf(at)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The period of a whole calendar month. */
export function monthPeriod(year: number, month: number): DayPeriod {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${year}-${two(month)}-01`, to: `${year}-${two(month)}-${two(last)}` }
}

/** The date of a day in a month, `YYYY-MM-DD`; undefined for a day that does not exist. */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const { to } = monthPeriod(year, month)
  return day >= 1 && day <= Number(to.slice(8)) ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Number of a date's weekday, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => instant(day).getUTCDay() || 7

/**
 * The period from the beginning of the present day, week, month or year to today. With `back` 1 it is the whole day, week,
 * month or year before.
 */
export function spanOf(unit: 'day' | 'week' | 'month' | 'year', back: 0 | 1, today: string): DayPeriod {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const end = (period: DayPeriod): DayPeriod => (back === 0 ? { ...period, to: today } : period)
  switch (unit) {
    case 'day':
      return { from: plusDays(today, -back), to: plusDays(today, -back) }
    case 'week': {
      const monday = plusDays(today, 1 - weekdayOf(today) - 7 * back)
      return end({ from: monday, to: plusDays(monday, 6) })
    }
    case 'month':
      return end(month === 1 && back ? monthPeriod(year - 1, 12) : monthPeriod(year, month - back))
    default:
      return end({ from: `${year - back}-01-01`, to: `${year - back}-12-31` })
  }
}

/** The period of the last few days, weeks, months or years up to today. */
export function lastSpans(count: number, unit: 'day' | 'week' | 'month' | 'year', today: string): DayPeriod {
  if (unit === 'day' || unit === 'week')
    return { from: plusDays(today, 1 - count * (unit === 'week' ? 7 : 1)), to: today }
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const months = year * 12 + month - 1 - count * (unit === 'year' ? 12 : 1)
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const start = dateOf(toYear, toMonth, day) ?? monthPeriod(toYear, toMonth).to
  return { from: plusDays(start, 1), to: today }
}
