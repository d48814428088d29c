import { needsReview } from '#contract/profile/profile-review.ts'
import type { ProfileData } from '#contract/profile/profile.ts'
import { Problem } from '#contract/problem.ts'
import { specialityNamed } from '#knowledge/specialities/specialities.ts'
import type { Actor } from '../events/event.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { isComparable, submitLicence } from './licence.ts'
import { doctorById, updateDoctor, type DoctorRow } from './queries.ts'

/**
 * Changes a doctor's printed data. A change of verified data needs a new verification.
 * @param brand brand under which the change is made
 * @param by account that makes the change; by default the doctor
 */
export async function changeDoctor(
  sql: Sql,
  doctorId: number,
  asked: ProfileData,
  brand: string,
  by: Actor = { actor: 'doctor', actorId: doctorId },
): Promise<void> {
  const doctor = await doctorById(sql, doctorId)
  if (!doctor) throw new Problem('not-found')
  const before = {
    name: doctor.name,
    profession: doctor.profession,
    cedula_prof: doctor.cedula,
    alma_mater: doctor.institution,
    specialty: doctor.specialty,
    specialty_no: doctor.specialty_cedula,
  }
  const change = withListedSpecialty(asked, before.specialty)
  refuseHalfSpecialty({ ...before, ...change })
  await updateDoctor(sql, doctorId, change)
  const changed = after(doctor, change)
  const isFirst = doctor.licence_state === 'unverified' && isComparable(changed)
  const mustReview = isFirst || needsReview(before, change)
  if (mustReview) await submitLicence(sql, changed, brand)
  await recordEvent(sql, doctorId, {
    ...by,
    action: 'profile.changed',
    object: ['doctor', doctorId],
    details: {
      fields: Object.keys(change).toSorted().join(','),
      verified: doctor.specialty_verified && !mustReview,
    },
  })
}

const after = (doctor: DoctorRow, change: ProfileData): DoctorRow => ({
  ...doctor,
  name: change.name ?? doctor.name,
  cedula: change.cedula_prof ?? doctor.cedula,
  institution: change.alma_mater ?? doctor.institution,
})

/**
 * Replaces a specialty by its Spanish name in the product's list of specialties. The doctor may keep a stored specialty that
 * the list lacks.
 */
function withListedSpecialty(change: ProfileData, kept: string): ProfileData {
  const { specialty } = change
  if (specialty === undefined || specialty === '' || specialty === kept) return change
  const listed = specialityNamed(specialty)
  if (!listed) throw new Problem('invalid-input', { fields: { specialty: ['specialty-unknown'] } })
  return { ...change, specialty: listed.es }
}

/**
 * Refuses a specialty without a licence number (cédula) of its own (LGS art. 83), and a licence number without a
 * specialty.
 */
function refuseHalfSpecialty({
  specialty = '',
  specialty_no: cedula = '',
}: Pick<ProfileData, 'specialty' | 'specialty_no'>): void {
  if (specialty !== '' && cedula === '')
    throw new Problem('invalid-input', { fields: { specialty_no: ['specialty-cedula-missing'] } })
  if (specialty === '' && cedula !== '')
    throw new Problem('invalid-input', { fields: { specialty: ['specialty-missing'] } })
}
