import { MEXICO_CITY, type TimeZone } from '#contract/values/time-zone.ts'

/**
 * Words for an instant by the clock of a place; the clock is named where it is not Mexico City's.
 * @param names names of the clocks, as they stand after a time
 */
export function instantInWords(
  locale: string,
  names: Readonly<Record<TimeZone, string>>,
  options: Intl.DateTimeFormatOptions,
): (at: Date, zone?: TimeZone) => string {
  const formats = new Map<TimeZone, Intl.DateTimeFormat>()
  return (at, zone = MEXICO_CITY) => {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    formats.set(zone, format)
    return zone === MEXICO_CITY ? format.format(at) : `${format.format(at)} (${names[zone]})`
  }
}
