import { daysBetween } from '#contract/values/calendar-day.ts'

/**
 * Weight in kg that a child of an age is expected to have, by the formulas of Advanced Paediatric Life Support. The
 * demo's children have it.
 */
export function expectedWeight(dateOfBirth: string, onDay: string): number {
  const months = Math.floor(daysBetween(dateOfBirth, onDay) / 30.44)
  if (months < 12) return 4 + months / 2
  const years = months / 12
  const kg = years < 6 ? 2 * years + 8 : 3 * years + 7
  return Math.round(kg * 2) / 2
}

/** Height in cm that a child of an age is expected to have: about the median of the WHO growth standards. */
export function expectedHeight(dateOfBirth: string, onDay: string): number {
  const years = daysBetween(dateOfBirth, onDay) / 365.25
  if (years < 1) return Math.round(50 + years * 25)
  return Math.round(years < 2 ? 75 + (years - 1) * 12 : 75 + years * 6)
}
