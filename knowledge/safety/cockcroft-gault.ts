/**
 * Creatinine clearance in mL/min (Cockcroft and Gault, Nephron 1976;16:31-41), by the weight that was measured. Labels of
 * anticoagulants state their limits by this formula. Only for adults.
 * @param creatinine serum creatinine in mg/dL
 * @returns null when a value that the formula needs is missing or outside any plausible range.
 */
export function creatinineClearance(of: {
  creatinine: number | null
  ageYears: number | null
  female: boolean | null
  weightKg: number | null
}): number | null {
  const { creatinine, ageYears, female, weightKg } = of
  if (creatinine === null || ageYears === null || female === null || weightKg === null) return null
  if (creatinine < 0.1 || creatinine > 30 || ageYears < 18 || ageYears > 130 || weightKg < 20) return null
  const clearance = ((140 - Math.min(ageYears, 139)) * weightKg) / (72 * creatinine)
  return female ? clearance * 0.85 : clearance
}
