import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { cityOfClock } from './city-of-clock.ts'

/**
 * Writes an instant in words by the clock of a place, and names the clock where it is not Mexico City's.
 * @param clockOf name of the clock of a city, as it follows a time
 */
export const instantInWords =
  (locale: string, options: Intl.DateTimeFormatOptions, clockOf: (city: string) => string) =>
  (at: Date, zone: TimeZone = MEXICO_CITY): string => {
    const words = at.toLocaleString(locale, { ...options, timeZone: zone })
    return zone === MEXICO_CITY ? words : `${words} (${clockOf(cityOfClock(zone))})`
  }
