import { ageOn } from '#contract/values/age.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'

/** Sex and age in whole years of the patient, as far as they are known, for a search of diagnoses. */
export function usualFor(patient: Patient | null): { gender?: 'M' | 'F'; age?: number } {
  if (!patient) return {}
  const age = ageOn(patient.date_of_birth, mexicoToday())?.years
  return {
    ...(patient.gender !== 'O' && { gender: patient.gender }),
    ...(age !== undefined && { age }),
  }
}
