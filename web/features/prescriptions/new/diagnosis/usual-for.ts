import { ageOn } from '#contract/values/age.ts'
import type { Patient } from '#contract/patients.ts'
import { dayOf } from '../today.ts'

/** Whom a diagnosis is looked at for: sex and whole years, as far as they are known. */
export function usualFor(patient: Patient | null): { gender?: 'M' | 'F'; age?: number } {
  if (!patient) return {}
  const age = ageOn(patient.date_of_birth, dayOf(new Date()))?.years
  return {
    ...(patient.gender !== 'O' && { gender: patient.gender }),
    ...(age !== undefined && { age }),
  }
}
