/** Formatters of calendar days (`YYYY-MM-DD`) that write the month's name in full, for use in sentences. */
export interface DatesInWords {
  /** A day in words: "23 de noviembre de 2026", "November 23, 2026". */
  day: (day: string) => string
  /** The month of a day in words: "noviembre de 2026", "November 2026". */
  month: (day: string) => string
}

export function datesInWords(locale: string): DatesInWords {
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const ofMonth = new Intl.DateTimeFormat(locale, month)
  const ofDay = new Intl.DateTimeFormat(locale, { ...month, day: 'numeric' })
  const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
  return { day: (day) => ofDay.format(noon(day)), month: (day) => ofMonth.format(noon(day)) }
}
