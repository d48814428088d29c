import type { TimeZone } from './time-zone.ts'

/** The time zone of a place whose time zone is not known, and of documents that name none. */
export const MEXICO_CITY = 'America/Mexico_City' satisfies TimeZone

/** Milliseconds of an hour: a calendar day begins at a whole hour in each zone of Mexico. */
const HOUR = 3_600_000

const formats: Partial<Record<TimeZone, Intl.DateTimeFormat>> = {}
/** Cache of the last result of `dayIn`, with its zone and hour, because formatting is slow. */
let lately = { of: '', day: '' }

/** Calendar day of an instant in a time zone of Mexico, `YYYY-MM-DD`. Without a zone, the day in Mexico City. */
export function dayIn(timeZone: TimeZone = MEXICO_CITY, at: Date): string {
  const of = timeZone + Math.floor(at.getTime() / HOUR)
  if (of !== lately.of) lately = { of, day: written(timeZone, at) }
  return lately.day
}

/** Calendar day of an instant in Mexico City, `YYYY-MM-DD`. */
export const mexicoDay = (at: Date): string => dayIn(undefined, at)

/** Today in Mexico City, `YYYY-MM-DD`. */
export const mexicoToday = (): string => mexicoDay(new Date())

/*
 * The parts of the date are read by name, because their order and separators depend on the browser's ICU: version
 * 72 writes "11/22/2026" in Canada.
 */
function written(timeZone: TimeZone, at: Date): string {
  const format = (formats[timeZone] ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }))
  const { year, month, day } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}
