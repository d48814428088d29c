/** The zone of law and paper: days are counted here unless a clinic says otherwise (mexico.md section 9). */
export const ZONE = 'America/Mexico_City'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Days begin at whole hours. */
const HOUR = 3_600_000
let lately = { hour: Number.NaN, day: '' }

/** Calendar day of an instant in Mexico City, `YYYY-MM-DD`. The formatter is asked once an hour for "now". */
export function mexicoDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR)
  if (hour !== lately.hour) lately = { hour, day: dayFormat.format(at) }
  return lately.day
}

/** The day `days` after `day`. Both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The same day `months` later; a day that the month lacks becomes its last (31 Aug + 6 = 28 or 29 Feb, mexico.md E1). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}
