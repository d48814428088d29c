import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { cleanPicture, keepPicture } from '../images/keep-picture.ts'
import { submitLicence } from './licence.ts'
import { doctorById, updateLicencePhoto } from './queries.ts'

/** Stores the photograph of a licence in place of the previous one. A pending or rejected licence is reviewed again. */
export async function keepLicencePhoto(
  database: Database,
  doctorId: number,
  uploaded: Uint8Array,
  brand: string,
): Promise<void> {
  const image = await cleanPicture('licence', uploaded)
  await database.asDoctor(doctorId, async (sql) => {
    const doctor = await doctorById(sql, doctorId)
    if (!doctor) throw new Problem('not-found')
    const replaces = doctor.licence_photo
    await updateLicencePhoto(
      sql,
      doctorId,
      await keepPicture(sql, { doctorId, kind: 'licence', image, replaces }),
    )
    if (!doctor.specialty_verified) await submitLicence(sql, doctor, brand)
    await recordEvent(sql, doctorId, {
      actor: 'doctor',
      actorId: doctorId,
      action: 'licence.photographed',
      object: ['doctor', doctorId],
    })
  })
}
