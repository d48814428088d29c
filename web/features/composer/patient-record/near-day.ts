import { addDays } from '#contract/values/calendar-day.ts'

/** Number of days from today on in which a date is written without its year. */
const NEAR = 180

/**
 * Date of a calendar day (`YYYY-MM-DD`), as "29 nov". The year is added where it cannot be inferred. The short form keeps a fact
 * of the patient on one line of a phone.
 */
export function nearDay(day: string, today: string, locale: string): string {
  const isNear = day >= today && day <= addDays(today, NEAR)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isNear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}
