/**
 * Estimated glomerular filtration rate in mL/min/1.73 m². Adults: CKD-EPI 2021 without race (Inker et al., N Engl J
 * Med 2021;385:1737-49). Under 18: bedside Schwartz (Schwartz et al., J Am Soc Nephrol 2009;20:629-37), which needs
 * the height.
 * @param creatinine serum creatinine in mg/dL
 * @returns null when a value that the formula needs is missing or outside any plausible range.
 */
export function estimateGfr(of: {
  creatinine: number | null
  ageYears: number | null
  female: boolean | null
  heightCm: number | null
}): number | null {
  const { creatinine, ageYears, female, heightCm } = of
  if (creatinine === null || ageYears === null || creatinine < 0.1 || creatinine > 30) return null
  if (ageYears < 18) {
    if (heightCm === null || heightCm < 30) return null
    return (0.413 * heightCm) / creatinine
  }
  if (female === null) return null
  const kappa = female ? 0.7 : 0.9
  const alpha = female ? -0.241 : -0.302
  const ratio = creatinine / kappa
  const base = 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** ageYears
  return female ? base * 1.012 : base
}
