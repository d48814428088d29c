import type { Sql } from '../database/database.ts'
import type { LongCourse } from './long-course.ts'

/** A prescription's signed payload and its patient; undefined where it was erased meanwhile. */
export async function issuedPayload(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<{ payload: string; patient_id: number } | undefined> {
  const rows = await sql.query<{ payload: string; patient_id: number }>(
    'select payload, patient_id from prescription where doctor_id = $1 and id = $2',
    [doctorId, id],
  )
  return rows[0]
}

/** Keeps the end of a long course. An event that is handed over again changes nothing. */
export async function insertCourseEnd(
  sql: Sql,
  doctorId: number,
  c: LongCourse & { prescriptionId: number; patientId: number },
): Promise<void> {
  await sql.query(
    `insert into course_end (doctor_id, prescription_id, patient_id, ends_on, medicines)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [doctorId, c.prescriptionId, c.patientId, c.endsOn, c.medicines],
  )
}
