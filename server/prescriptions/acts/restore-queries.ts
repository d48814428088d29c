import type { Sql } from '../../database/database.ts'
import { signedCode, type Named } from '../issue/link-queries.ts'

/** The older prescription that a prescription replaced; undefined where it replaced none. */
export async function replacedBy(
  sql: Sql,
  doctorId: number,
  id: number | undefined,
): Promise<(Named & { id: number }) | undefined> {
  const rows = await sql.query<{ id: number; signature: string; code: string; payload: string }>(
    `select r.id, r.signature, r.code, r.payload from prescription_link l
     join prescription r on r.doctor_id = l.doctor_id and r.id = l.other_id
     where l.doctor_id = $1 and l.prescription_id = $2 and l.kind = 'replaces'`,
    [doctorId, id],
  )
  const [row] = rows
  return row && { id: row.id, signature: row.signature, code: signedCode(row.payload, row.code) }
}

/**
 * Restores a prescription that ended only because it was replaced (`end_reason` `replaced`), and puts its stopped mails
 * back into the queue.
 * @returns whether this call restored the prescription
 */
export async function restoreReplacedRow(sql: Sql, doctorId: number, id: number): Promise<boolean> {
  const rows = await sql.query(
    `with ended as (
       select id, rejected_at from prescription
       where doctor_id = $1 and id = $2 and state = 'rejected' and end_reason = 'replaced' for update
     ), standing as (
       update prescription r
       set state = 'issued', rejected_at = null, rejected_by = '', reason_of_rejected = '', end_reason = ''
       from ended where r.doctor_id = $1 and r.id = ended.id returning r.id
     ), waiting as (
       -- The mail was stopped in the transaction that cancelled the prescription: both have the same now().
       update mail m set state = 'pending', outcome = '', changed_at = now(), send_after = default
       from ended
       where m.doctor_id = $1 and m.state = 'stopped' and m.changed_at = ended.rejected_at and m.prescription_id in (
         select ended.id union
         select other_id from prescription_link
         where doctor_id = $1 and prescription_id = ended.id and kind in ('act', 'series'))
     )
     select id from standing`,
    [doctorId, id],
  )
  return rows.length === 1
}
