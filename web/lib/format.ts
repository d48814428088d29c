import { intlLocale, type Language } from '#locales/locale.ts'
import { longDay } from '#contract/values/long-day.ts'
import { ownZone } from './own-clock.ts'
import { language } from './texts.ts'

const cached = new Map<string, unknown>()
function once<T>(key: string, make: (locale: string) => T): T {
  const of: Language = language.get()
  const full = `${of} ${key}`
  if (!cached.has(full)) cached.set(full, make(intlLocale[of]))
  return cached.get(full) as T
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Date of an instant by the doctor's clock, or that of another time zone, as "21 nov 2026". */
export const formatDate = (instant: string | Date, timeZone: string = ownZone()): string =>
  once(`date ${timeZone}`, (l) => new Intl.DateTimeFormat(l, { ...day, timeZone })).format(new Date(instant))

/** Date of a calendar day (`YYYY-MM-DD`), as "21 nov 2026"; independent of time zones. */
export const formatDay = (calendarDay: string): string => formatDate(`${calendarDay}T12:00:00Z`, 'UTC')

/** Time of day of an instant by the doctor's clock, or that of another time zone, as "14:05". */
export const formatTime = (instant: string | Date, timeZone: string = ownZone()): string =>
  once(
    `time ${timeZone}`,
    (l) => new Intl.DateTimeFormat(l, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  ).format(new Date(instant))

/** Date and time of an instant, as "21 nov 2026, 14:05". */
export const formatDateTime = (instant: string | Date, timeZone: string = ownZone()): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`

/** Weekday and day of an instant, as "sábado, 21 de noviembre". */
export const formatLongDay = (instant: string | Date, timeZone: string = ownZone()): string =>
  once(`long ${timeZone}`, (l) => new Intl.DateTimeFormat(l, { ...longDay, timeZone })).format(
    new Date(instant),
  )

/** Weekday and date of a calendar day, as "jueves, 10 de diciembre de 2026"; independent of time zones. */
export const formatWeekday = (calendarDay: string): string =>
  once(
    'weekday',
    (l) => new Intl.DateTimeFormat(l, { weekday: 'long', ...day, month: 'long', timeZone: 'UTC' }),
  ).format(new Date(`${calendarDay}T12:00:00Z`))

/** The hour of an instant in a time zone, 0 to 23. */
export const hourIn = (instant: Date, timeZone: string = ownZone()): number =>
  Number(
    once(
      `hour ${timeZone}`,
      () => new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone }),
    ).format(instant),
  )

/** Amount of pesos, as "$1,250.00". */
export const formatPesos = (pesos: number): string =>
  once(
    'money',
    (l) => new Intl.NumberFormat(l, { style: 'currency', currency: 'MXN', currencyDisplay: 'narrowSymbol' }),
  ).format(pesos)

/** Number with thousands separators, as "12,345". */
export const formatCount = (count: number): string =>
  once('count', (l) => new Intl.NumberFormat(l)).format(count)
