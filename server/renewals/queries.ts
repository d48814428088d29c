import { IS_CONTINUED } from '../database/continued-course.ts'
import type { Sql } from '../database/database.ts'

/** A long course of treatment, and the state of the request to renew it. */
export interface LongCourseRow {
  /** Last day of the course, `YYYY-MM-DD`. */
  ends_on: string
  is_continued: boolean
  /** Time at which the patient asked for a renewal; null when nobody has asked. */
  requested_at: Date | null
  /** Whether the doctor removed the request for renewal from the list of open matters on the home page. */
  is_dismissed: boolean
}

/** The long course of treatment of a prescription; undefined for a prescription without one. */
export async function longCourseRow(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<LongCourseRow | undefined> {
  const rows = await sql.query<LongCourseRow>(
    `select c.ends_on, ${IS_CONTINUED} as is_continued, q.requested_at,
       exists (select from attention_dismissal d
         where d.doctor_id = c.doctor_id and d.item = 'renewal-requested:' || c.prescription_id) as is_dismissed
     from course_end c
     left join renewal_request q on q.doctor_id = c.doctor_id and q.prescription_id = c.prescription_id
     where c.doctor_id = $1 and c.prescription_id = $2`,
    [doctorId, prescriptionId],
  )
  return rows[0]
}

/**
 * Stores a request to renew a prescription.
 * @returns false for a prescription that has a request already, which stays as it was
 */
export async function insertRenewalRequest(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
  at: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into renewal_request (doctor_id, prescription_id, requested_at) values ($1, $2, $3)
     on conflict do nothing returning prescription_id`,
    [doctorId, prescriptionId, at],
  )
  return rows.length === 1
}
