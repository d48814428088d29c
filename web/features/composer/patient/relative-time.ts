const DAY = 86_400_000
const steps: readonly [unit: Intl.RelativeTimeFormatUnit, days: number][] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
]

/** "hace 3 semanas", "ayer": how long ago an instant is, in the largest unit that fits. */
export function relativeTime(instant: Date, now: Date, locale: string): string {
  const days = Math.round((instant.getTime() - now.getTime()) / DAY)
  const [unit, length] = steps.find(([, of]) => Math.abs(days) >= of) ?? (['day', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(days / length), unit)
}
