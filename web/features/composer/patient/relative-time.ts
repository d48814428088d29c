import { daysBetween } from '#contract/values/calendar-day.ts'
import { ownDay } from '../../../lib/own-clock.ts'

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, days: number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
]

const formats: Record<string, Intl.RelativeTimeFormat> = {}

/**
 * "hace 3 semanas", "ayer": how many days of the doctor's clock ago an instant is, in the largest unit that fits. Hours don't
 * count: what was written last evening was written yesterday.
 */
export function relativeTime(instant: Date, now: Date, locale: string): string {
  const days = -daysBetween(ownDay(instant), ownDay(now))
  const [unit, length] = steps.find(([, of]) => Math.abs(days) >= of) ?? (['day', 1] as const)
  const format = (formats[locale] ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  return format.format(Math.round(days / length), unit)
}
