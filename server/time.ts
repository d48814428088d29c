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
