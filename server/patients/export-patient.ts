import type { PatientExport } from '#contract/patient-privacy.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Sql } from '../database/database.ts'
import { presentPatient, sectionsOf } from './present.ts'
import { presentConsent, presentRequest } from './privacy.ts'
import { consentsOf, eventsOf, pastRecords, requestsOf, signedFor } from './privacy-queries.ts'
import { numbersOf, rowsOf } from './queries.ts'
import { recordOf } from './record-queries.ts'
import { findPatient } from './save-patient.ts'

/** Everything that is held about a patient (LFPDPPP art. 21 and 22). That it was read is kept too. @throws Problem `not-found` */
export async function exportPatient(
  sql: Sql,
  doctorId: number,
  uid: string,
  now: Date,
): Promise<PatientExport> {
  const patient = await findPatient(sql, doctorId, uid)
  const record = patient && (await recordOf(sql, doctorId, patient.uid))
  if (!patient || !record) throw new Problem('not-found')
  const numbers = await numbersOf(sql, doctorId, patient.id)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'patient.exported',
    object: ['patient', patient.id],
  })
  const merged = numbers.filter((id) => id !== patient.id)
  return {
    generated_at: now.toISOString(),
    patient: presentPatient(patient),
    merged: (await rowsOf(sql, doctorId, merged)).map(presentPatient),
    record: sectionsOf(record),
    earlier_records: (await pastRecords(sql, doctorId, numbers, merged)).map((past) => ({
      ...past,
      written_at: past.written_at.toISOString(),
    })),
    consents: (await consentsOf(sql, doctorId, numbers)).map(presentConsent),
    requests: (await requestsOf(sql, doctorId, numbers)).map(presentRequest),
    prescriptions: (await signedFor(sql, doctorId, numbers)).map((rx) => ({
      signature: rx.signature,
      issued_at: rx.issued_at.toISOString(),
      is_rejected: rx.state === 'rejected',
      content: JSON.parse(rx.payload) as Record<string, unknown>,
    })),
    events: (await eventsOf(sql, doctorId, numbers)).map(({ at, by, action }) => ({
      at: at.toISOString(),
      by,
      action,
    })),
  }
}
