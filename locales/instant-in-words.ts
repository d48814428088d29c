import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { cityOfClock } from './city-of-clock.ts'

/**
 * Writes an instant in words in the time zone of a place, and names the zone's city if it is not Mexico City.
 * @param clockOf makes the text with the name of the city, which follows the time
 */
export const instantInWords =
  (locale: string, options: Intl.DateTimeFormatOptions, clockOf: (city: string) => string) =>
  (at: Date, zone: TimeZone = MEXICO_CITY): string => {
    const words = at.toLocaleString(locale, { ...options, timeZone: zone })
    return zone === MEXICO_CITY ? words : `${words} (${clockOf(cityOfClock(zone))})`
  }
