import type { JudgedPlace, JudgedPrescriber } from './draft.ts'
import type { Law } from './law.ts'
import type { Refusal } from './judgement.ts'

/** mexico.md A1-A3 in the order in which a doctor can mend them: the first that holds, if any. */
export function prescriberRefusals(p: JudgedPrescriber, law: Law): Refusal[] {
  if (p.cedula === '') return [{ code: 'licence-missing' }]
  if (!p.specialty_verified) return [{ code: 'licence-unverified' }]
  const rule = law.prescriberRule(p.profession)
  if (!rule) return [{ code: 'profession-not-allowed' }]
  // Every patient here is a person (mexico.md A7).
  return rule.patients === 'animals' ? [{ code: 'animal-patient-needed' }] : []
}

/** Names of what the sheet must show and does not have (mexico.md B1). */
export function missingOfPrescriber(p: JudgedPrescriber, place: Pick<JudgedPlace, 'location'>): string[] {
  const parts: [string, string][] = [
    ['name', p.name],
    ['institution', p.institution],
    ['phone', p.phone],
    ['location', place.location],
  ]
  return parts.filter(([, value]) => value.trim() === '').map(([name]) => name)
}

/**
 * What of a specialty is announced: nothing without its own licence (mexico.md A9), and its certificate only while it is
 * in force (A10).
 */
export function announcedSpecialty(
  p: { specialty: string; specialty_cedula: string; specialty_until: string | null },
  day: string,
): { specialty: string; specialty_cedula: string; specialty_until?: string } {
  if (p.specialty === '' || p.specialty_cedula === '') return { specialty: '', specialty_cedula: '' }
  const { specialty, specialty_cedula } = p
  const isInForce = p.specialty_until !== null && p.specialty_until >= day
  return { specialty, specialty_cedula, ...(isInForce ? { specialty_until: p.specialty_until ?? '' } : {}) }
}
