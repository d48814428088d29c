import { needsReview } from '#contract/profile-review.ts'
import type { ProfileData } from '#contract/profile.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Sql } from '../database/database.ts'
import { doctorById, updateDoctor } from './queries.ts'

/** Changes what is printed of the doctor. What was verified does not stay verified when it is another thing. */
export async function changeDoctor(sql: Sql, doctorId: number, change: ProfileData): Promise<void> {
  const doctor = await doctorById(sql, doctorId)
  if (!doctor) throw new Problem('not-found')
  const before = {
    name: doctor.name,
    cedula_prof: doctor.cedula,
    alma_mater: doctor.institution,
    specialty: doctor.specialty,
    specialty_no: doctor.specialty_cedula,
  }
  refuseHalfSpecialty({ ...before, ...change })
  const mustReview = needsReview(before, change)
  await updateDoctor(sql, doctorId, change, mustReview)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'profile.changed',
    object: ['doctor', doctorId],
    details: {
      fields: Object.keys(change).toSorted().join(','),
      verified: doctor.specialty_verified && !mustReview,
    },
  })
}

/** A specialty is announced with its own cédula (LGS art. 83). */
function refuseHalfSpecialty({
  specialty = '',
  specialty_no: cedula = '',
}: Pick<ProfileData, 'specialty' | 'specialty_no'>): void {
  if (specialty !== '' && cedula === '')
    throw new Problem('invalid-input', { fields: { specialty_no: ['specialty-cedula-missing'] } })
  if (specialty === '' && cedula !== '')
    throw new Problem('invalid-input', { fields: { specialty: ['specialty-missing'] } })
}
