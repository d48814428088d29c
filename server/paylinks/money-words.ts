import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { formatMoney } from '#contract/values/money.ts'
import { intlLocale } from '#locales/locale.ts'
import type { Language } from '../http/context.ts'

/** Amount as a person reads it, such as "$1,250.00". */
export const shownPesos = (cents: number): string => formatMoney(cents).replace('MXN ', '')

/** Day and time of an instant in Mexico City, such as "21 nov 2026, 14:05". */
export function shownMoment(at: Date, language: Language): string {
  const of = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(intlLocale[language], { ...options, timeZone: MEXICO_CITY }).format(at)
  const day = of({ day: 'numeric', month: 'short', year: 'numeric' })
  return `${day}, ${of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}

/**
 * Last minute in which a payment link can be paid. The minute ends at `expiresAt`, which is the midnight after the
 * link's last day.
 */
export const lastMinute = (expiresAt: Date): Date => new Date(expiresAt.getTime() - 60_000)
