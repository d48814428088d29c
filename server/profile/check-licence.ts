import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import type { LicencePort } from '../outside/licences/port.ts'
import { mailState } from './licence.ts'
import { doctorById, updateLicence, updateLicenceCheck } from './queries.ts'

/**
 * Asks a register about a pending licence. A licence that the register confirms becomes verified. Any other licence stays
 * pending until an operator decides, who sees the register's answer. An answer about data that changed meanwhile is dropped,
 * because the change has queued a check of its own.
 */
export async function checkLicence(
  database: Database,
  register: LicencePort,
  doctorId: number,
): Promise<void> {
  const doctor = await database.asDoctor(doctorId, (sql) => doctorById(sql, doctorId))
  if (doctor?.licence_state !== 'pending') return
  const answer = await register.check({
    name: doctor.name,
    profession: doctor.profession,
    cedula: doctor.cedula,
    institution: doctor.institution,
    specialty: doctor.specialty,
    specialtyCedula: doctor.specialty_cedula,
  })
  await database.asDoctor(doctorId, async (sql) => {
    const now = await doctorById(sql, doctorId, { lock: true })
    if (now?.licence_state !== 'pending' || now.licence_version !== doctor.licence_version) return
    await updateLicenceCheck(sql, doctorId, now.licence_version, answer)
    if (answer !== 'confirmed') return
    const verified = { state: 'verified', reason: '', brand: now.licence_brand } as const
    await updateLicence(sql, doctorId, { ...verified, isNew: false })
    await mailState(sql, now, verified)
    await recordEvent(sql, doctorId, {
      actor: 'system',
      actorId: null,
      action: 'licence.confirmed',
      object: ['doctor', doctorId],
      details: { version: now.licence_version },
    })
  })
}
