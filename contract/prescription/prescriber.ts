import { isAddress } from '../values/printed-address.ts'
import type { JudgedPlace, JudgedPrescriber, PrescriberPart } from './draft.ts'
import type { Law } from './law.ts'
import type { MissingOnSheet, PrescriberRefusal, Refusal } from './judgement.ts'

/** The data that prescribers entered about themselves, and whether the licence was compared with the register. */
interface Prescriber extends Record<PrescriberPart, string> {
  profession: string
  cedula: string
  specialty_verified: boolean
}

/** Converts a prescriber to the data that the legal check (judge.ts) reads. */
export const judgedPrescriber = (p: Prescriber): JudgedPrescriber => ({
  profession: p.profession,
  licence: p.cedula === '' ? 'missing' : p.specialty_verified ? 'verified' : 'unverified',
  missing: (['name', 'institution', 'phone'] as const).filter((part) => p[part].trim() === ''),
})

/**
 * The first reason why a prescriber can issue nothing (mexico.md A1-A3), in the order in which a doctor can resolve the
 * reasons; empty when there is none.
 */
export function prescriberRefusals(p: JudgedPrescriber, law: Law): Refusal[] {
  if (p.licence === 'missing') return [{ code: 'licence-missing' }]
  if (p.licence === 'unverified') return [{ code: 'licence-unverified' }]
  const rule = law.prescriberRule(p.profession)
  if (!rule) return [{ code: 'profession-not-allowed' }]
  // A profession that treats animals only (veterinarians) can issue nothing, because every patient of this
  // application is a person (mexico.md A7).
  return rule.patients === 'animals' ? [{ code: 'animal-patient-needed' }] : []
}

/** Parts of prescriber and place that a sheet must show and that are missing (mexico.md B1). */
export const missingOnSheet = (
  p: JudgedPrescriber,
  place: Pick<JudgedPlace, 'location'>,
): MissingOnSheet[] => [...p.missing, ...(isAddress(place.location) ? [] : (['location'] as const))]

/** Whether a refusal is about prescriber or place alone, so that nothing can be issued whatever the draft says. */
export const isOfPrescriber = (refusal: Refusal): refusal is PrescriberRefusal =>
  refusal.code !== 'invalid-input' && refusal.code !== 'hospital-required' && !('row' in refusal)

/**
 * The part of a specialty that may be announced: nothing without its own licence (mexico.md A9), and its
 * certificate only while it is in force (A10).
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
