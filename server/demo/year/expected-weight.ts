import { daysBetween } from '#contract/values/calendar-day.ts'

/**
 * Expected weight in kg of a child of a certain age, by the formulas of Advanced Paediatric Life Support. The children of the
 * demo have this weight.
 */
export function expectedWeight(dateOfBirth: string, onDay: string): number {
  const months = Math.floor(daysBetween(dateOfBirth, onDay) / 30.44)
  if (months < 12) return 4 + months / 2
  const years = months / 12
  const kg = years < 6 ? 2 * years + 8 : 3 * years + 7
  return Math.round(kg * 2) / 2
}

/** Expected height in cm of a child of a certain age: about the median of the WHO growth standards. */
export function expectedHeight(dateOfBirth: string, onDay: string): number {
  const years = daysBetween(dateOfBirth, onDay) / 365.25
  if (years < 1) return Math.round(50 + years * 25)
  return Math.round(years < 2 ? 75 + (years - 1) * 12 : 75 + years * 6)
}
