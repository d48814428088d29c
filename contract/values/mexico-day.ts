import { MEXICO_CITY, type TimeZone } from './time-zone.ts'

export { MEXICO_CITY }

/*
 * The parts of the date are read by name, because their order and separators depend on the browser's ICU: version
 * 72 writes "11/22/2026" in Canada.
 */
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

/** Milliseconds of an hour: a calendar day begins at a whole hour in each zone of Mexico. */
const HOUR = 3_600_000

/** Format, and day of the last hour, by zone. The day is cached, because formatting is slow. */
const cached = new Map<string, { format: Intl.DateTimeFormat; hour: number; day: string }>()

/** Calendar day of an instant in a time zone of Mexico, `YYYY-MM-DD`. */
export function dayIn(zone: TimeZone, at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR)
  const known = cached.get(zone)
  if (known?.hour === hour) return known.day
  const format = known?.format ?? formatIn(zone)
  const day = written(format, at)
  cached.set(zone, { format, hour, day })
  return day
}

/** Calendar day of an instant in Mexico City, `YYYY-MM-DD`. */
export const mexicoDay = (at: Date): string => dayIn(MEXICO_CITY, at)

/** Today in Mexico City, `YYYY-MM-DD`. */
export const mexicoToday = (): string => mexicoDay(new Date())

function written(format: Intl.DateTimeFormat, at: Date): string {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}
