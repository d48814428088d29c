import type { Random } from './random.ts'

const MINUTES_OF = { morning: { from: 9 * 60, for: 290 }, afternoon: { from: 16 * 60, for: 170 } }

/**
 * Draws a time within the doctor's consultation hours of a day: in the morning, and on five weekdays also in the afternoon
 * (Mexico City).
 */
export function consultationOn(day: string, random: Random): Date {
  const isSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === 6
  const { from, for: length } = isSaturday || random.chance(0.6) ? MINUTES_OF.morning : MINUTES_OF.afternoon
  const seconds = (from + random.below(length)) * 60 + random.below(60)
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
  return new Date(`${day}T${clock.map((n) => String(Math.floor(n)).padStart(2, '0')).join(':')}-06:00`)
}
