import type { Sql } from '../database/database.ts'

/**
 * Counts a doctor's signed prescriptions: all of them, from a counter that every issue increments, and those signed after
 * `since`. Ids grow with time. The query therefore finds the newest prescription up to `since` from the end of the index,
 * and counts only the prescriptions with higher ids.
 */
export async function countSigned(
  sql: Sql,
  doctorId: number,
  since: Date,
): Promise<{ total: number; recent: number }> {
  const rows = await sql.query<{ total: number; recent: number }>(
    `select (select coalesce(sum(issued), 0)::bigint from prescription_tally where doctor_id = $1) as total,
            (select count(*) from prescription where doctor_id = $1 and id > coalesce(
               (select id from prescription where doctor_id = $1 and issued_at <= $2 order by id desc limit 1), 0
             )) as recent`,
    [doctorId, since],
  )
  return rows[0] ?? { total: 0, recent: 0 }
}
