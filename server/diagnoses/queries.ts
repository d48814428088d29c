import type { Sql } from '../database/database.ts'

/** Maximum number of the newest prescriptions that are read, to limit the time of the query. */
const NEWEST = 300

/** Counts how often the doctor has used each diagnosis code in the newest prescriptions. */
export async function usesOfCodes(sql: Sql, doctorId: number): Promise<Map<string, number>> {
  const rows = await sql.query<{ code: string; uses: number }>(
    `select used.value ->> 'code' as code, count(*)::int as uses
     from (select diagnoses from prescription where doctor_id = $1 order by id desc limit ${NEWEST}) newest
     cross join lateral jsonb_array_elements(newest.diagnoses) used
     group by 1`,
    [doctorId],
  )
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}
