/**
 * The time zone of law and printed sheets: days are those of this zone unless a clinic has its own (mexico.md
 * section 9).
 */
export const MEXICO_CITY = 'America/Mexico_City'

/*
 * The parts of the date are read by name, because their order and separators depend on the browser's ICU: version
 * 72 writes "11/22/2026" in Canada.
 */
const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: MEXICO_CITY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Milliseconds of an hour: a calendar day always begins at a whole hour. */
const HOUR = 3_600_000
let lately = { hour: Number.NaN, day: '' }

/**
 * Calendar day of an instant in Mexico City, `YYYY-MM-DD`. The day of the last hour is cached, because formatting
 * is slow.
 */
export function mexicoDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR)
  if (hour !== lately.hour) lately = { hour, day: written(at) }
  return lately.day
}

/** Today in Mexico City, `YYYY-MM-DD`. */
export const mexicoToday = (): string => mexicoDay(new Date())

function written(at: Date): string {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}
