/**
 * Heaviest body weight, kg, that may be the basis of a child's dose, by age. Each is above the heaviest weights of the
 * growth charts of the WHO (to 5 years) and the CDC (2 to 20 years, with the extended charts for obesity of 2022). The
 * charts are cited from general knowledge. The bounds are our own, serve to detect typing errors, and are to be confirmed.
 */
const HEAVIEST: readonly { belowMonths: number; kg: number }[] = [
  { belowMonths: 1, kg: 7 },
  { belowMonths: 6, kg: 13 },
  { belowMonths: 12, kg: 16 },
  { belowMonths: 24, kg: 22 },
  { belowMonths: 36, kg: 28 },
  { belowMonths: 48, kg: 36 },
  { belowMonths: 60, kg: 46 },
  { belowMonths: 84, kg: 70 },
  { belowMonths: 120, kg: 110 },
  { belowMonths: 144, kg: 140 },
  { belowMonths: 216, kg: 220 },
]

/**
 * Whether growth charts contain the weight `kg` at an age in months. The answer is true for adults, whose doses seldom follow
 * their weight.
 */
export const isOnWeightChart = (kg: number, ageMonths: number): boolean =>
  kg <= (HEAVIEST.find(({ belowMonths }) => ageMonths < belowMonths)?.kg ?? Infinity)
