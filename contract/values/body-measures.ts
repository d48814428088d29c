/**
 * Bounds of weight by age, outside of which a value is taken for a typing error. They are no medical limits: these bounds and
 * those of height below are our own, and wider than the extremes of the growth standards of the WHO. A value outside the bounds
 * is accepted only after a confirmation.
 */
const WEIGHT_KG: readonly Bound[] = [
  { belowMonths: 1, from: 0.4, to: 8 },
  { belowMonths: 12, from: 1, to: 20 },
  { belowMonths: 24, from: 4, to: 30 },
  { belowMonths: 60, from: 6, to: 60 },
  { belowMonths: 120, from: 9, to: 130 },
  { belowMonths: 180, from: 14, to: 220 },
  { belowMonths: Infinity, from: 25, to: 300 },
]
const HEIGHT_CM: readonly Bound[] = [
  { belowMonths: 1, from: 25, to: 65 },
  { belowMonths: 12, from: 30, to: 95 },
  { belowMonths: 24, from: 50, to: 110 },
  { belowMonths: 60, from: 60, to: 140 },
  { belowMonths: 120, from: 75, to: 180 },
  { belowMonths: 180, from: 90, to: 210 },
  { belowMonths: Infinity, from: 100, to: 230 },
]
const CREATININE_MG_DL = { from: 0.2, to: 20 }

interface Bound {
  /** Age in months below which the bounds of this line hold. A line begins at the age at which the line before ends. */
  belowMonths: number
  from: number
  to: number
}

export type Measure = 'weight' | 'height' | 'creatinine'

/**
 * Whether a measure is so far off for the age that it is probably a typing error: a newborn of 80 kg.
 * @param ageMonths complete months on the day of the measure; null when the birth is not known
 */
export function isUnlikely(measure: Measure, value: number, ageMonths: number | null): boolean {
  const { from, to } = measure === 'creatinine' ? CREATININE_MG_DL : boundOf(measure, ageMonths)
  return value < from || value > to
}

function boundOf(measure: 'weight' | 'height', ageMonths: number | null): { from: number; to: number } {
  const bounds = measure === 'weight' ? WEIGHT_KG : HEIGHT_CM
  const age = ageMonths ?? Infinity
  return bounds.find(({ belowMonths }) => age < belowMonths) ?? bounds[bounds.length - 1]!
}
