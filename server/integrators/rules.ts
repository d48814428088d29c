import type { MedicPatch } from '#contract/accounts/medics.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import type { ProfileData } from '#contract/profile/profile.ts'
import type { MedicRow } from './queries.ts'

/**
 * The part of a request for a doctor's account that is stored in the doctor's profile. If the request has no licence number or
 * university, these fields of the profile stay unchanged.
 */
export function profileOf(asked: MedicPatch): ProfileData {
  return {
    name: asked.name,
    female: asked.female,
    profession: asked.profession,
    cedula_prof: asked.cedula_prof || undefined,
    alma_mater: asked.alma_mater || undefined,
    specialty: asked.specialty === undefined ? undefined : specialtyOf(asked.specialty),
    specialty_no: asked.specialty_no,
  }
}

/** Specialty in a request. The public API sends "Medicina General" for a physician without a specialty, who is stored with ''. */
const specialtyOf = (text: string): string => (/^medicina general$/i.test(text) ? '' : text)

/**
 * Refuses data that an integrator may not change for this doctor.
 * @param today day in Mexico City, `YYYY-MM-DD`
 * @throws Problem `invalid-input`
 */
export function refuseFacts(asked: MedicPatch, now: Pick<MedicRow, 'email'>, today: string): void {
  const fields: FieldErrors = {}
  if (asked.email !== undefined && asked.email.toLowerCase() !== now.email.toLowerCase())
    fields['email'] = ['fixed']
  if (asked.campaign) fields['campaign'] = ['campaign-unknown']
  if (asked.date_of_birth && asked.date_of_birth > today) fields['date_of_birth'] = ['date-future']
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

/** Hospital and role that a request gives the doctor; undefined when the request changes neither. */
export function placeAsked(
  { hospital, is_admin_membership: isAdmin }: MedicPatch,
  now: Pick<MedicRow, 'hospital_id' | 'membership'>,
): { hospitalId: number; isAdmin: boolean | undefined } | undefined {
  const hospitalId = hospital ?? now.hospital_id
  const isSame = hospitalId === now.hospital_id
  const isSameRole = isAdmin === undefined || isAdmin === (now.membership === 'ADMIN')
  return hospitalId === null || (isSame && isSameRole) ? undefined : { hospitalId, isAdmin }
}
