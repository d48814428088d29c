import type { Sql } from '../database/database.ts'

/**
 * The latest reason given for each finding about a patient. Reasons under the uid of a patient merged into this one are
 * included.
 */
export async function lastReasons(sql: Sql, doctorId: number, uid: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ finding: string; reason: string }>(
    `select distinct on (s.finding) s.finding, s.reason
     from patient asked
     join patient p on p.doctor_id = asked.doctor_id
       and coalesce(p.merged_into, p.id) = coalesce(asked.merged_into, asked.id)
     join safety_reason s on s.doctor_id = p.doctor_id and s.patient_id = p.id
     where asked.doctor_id = $1 and asked.uid = $2
     order by s.finding, s.given_at desc`,
    [doctorId, uid],
  )
  return new Map(rows.map(({ finding, reason }) => [finding, reason]))
}

export async function keepReasons(
  sql: Sql,
  of: { doctorId: number; patientId: number; at: Date },
  reasons: readonly { finding: string; reason: string }[],
): Promise<void> {
  await sql.query(
    `insert into safety_reason (doctor_id, patient_id, finding, reason, given_at)
     select $1, $2, r.finding, r.reason, $3 from jsonb_to_recordset($4::jsonb) as r(finding text, reason text)
     on conflict (doctor_id, patient_id, finding) do update set reason = excluded.reason, given_at = excluded.given_at`,
    [of.doctorId, of.patientId, of.at, JSON.stringify(reasons)],
  )
}
