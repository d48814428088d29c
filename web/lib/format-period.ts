import { intlLocale } from '#locales/locale.ts'
import { language } from './texts.ts'

const formatted = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocale[language.get()], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day.length === 7 ? `${day}-01` : day}T12:00:00Z`),
  )

/** Name of a month (`YYYY-MM` or a day of it), as "noviembre". */
export const monthName = (month: string): string => formatted(month, { month: 'long' })

/** Month and year of a month (`YYYY-MM` or a day of it), as "noviembre de 2026". */
export const monthAndYear = (month: string): string => formatted(month, { month: 'long', year: 'numeric' })

/** Short name and two-digit year of a month, as "nov 26". */
export const shortMonth = (month: string): string => formatted(month, { month: 'short', year: '2-digit' })

/** Day and short month of a day, as "21 nov". */
export const shortDay = (day: string): string => formatted(day, { day: 'numeric', month: 'short' })

/** A text with its first letter in upper case, for a name of a month that begins a heading. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Share of `part` in `whole` in percent, as "98 %"; null when `whole` is 0. */
export const percentOf = (part: number, whole: number): string | null =>
  whole === 0
    ? null
    : new Intl.NumberFormat(intlLocale[language.get()], {
        style: 'percent',
        maximumFractionDigits: 0,
      }).format(part / whole)

/** Number with at most one digit after the point, as "6.7". */
export const formatOneDigit = (value: number): string =>
  new Intl.NumberFormat(intlLocale[language.get()], { maximumFractionDigits: 1 }).format(value)
