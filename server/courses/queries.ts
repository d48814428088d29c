import type { Sql } from '../database/database.ts'
import type { LongCourse } from './long-course.ts'

/**
 * Reads a prescription's signed payload, its patient, and whether it is still valid; undefined if the prescription was erased
 * meanwhile. A concurrent cancellation waits for the end of this transaction, and so finds the long course of treatment that
 * the transaction stores.
 */
export async function issuedPayload(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<{ payload: string; patient_id: number; stands: boolean } | undefined> {
  const rows = await sql.query<{ payload: string; patient_id: number; stands: boolean }>(
    `select payload, patient_id, state = 'issued' as stands from prescription
     where doctor_id = $1 and id = $2 for share`,
    [doctorId, id],
  )
  return rows[0]
}

/** Stores when a long course of treatment ends. If the event of the same prescription is delivered again, nothing changes. */
export async function insertCourseEnd(
  sql: Sql,
  doctorId: number,
  c: LongCourse & { prescriptionId: number; patientId: number; stands: boolean },
): Promise<void> {
  await sql.query(
    `insert into course_end (doctor_id, prescription_id, patient_id, ends_on, medicines, stands)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [doctorId, c.prescriptionId, c.patientId, c.endsOn, c.medicines, c.stands],
  )
}
