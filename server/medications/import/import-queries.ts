import type { Sql } from '../../database/database.ts'
import type { OwnBody } from '../own/own-medication.ts'

/** One medication of an import: what it was before; null when it was added. */
export interface ImportChange {
  id: number
  before: { key: string; body: OwnBody; price_cents: number | null } | null
}

export async function insertImport(
  sql: Sql,
  doctorId: number,
  at: Date,
  changes: readonly ImportChange[],
): Promise<number> {
  // What can no longer be undone is nobody's business any more.
  await sql.query(
    `delete from medication_import where doctor_id = $1 and imported_at < $2::timestamptz - interval '1 day'`,
    [doctorId, at],
  )
  const rows = await sql.query<{ id: number }>(
    `insert into medication_import (doctor_id, imported_at, changes) values ($1, $2, $3::jsonb) returning id`,
    [doctorId, at, JSON.stringify(changes)],
  )
  return rows[0]!.id
}

/** Takes an import to be undone, once, within a day. */
export async function claimImport(
  sql: Sql,
  doctorId: number,
  id: number,
  at: Date,
): Promise<{ imported_at: Date; changes: ImportChange[] } | undefined> {
  const rows = await sql.query<{ imported_at: Date; changes: ImportChange[] }>(
    `update medication_import set undone_at = $3
     where doctor_id = $1 and id = $2 and undone_at is null and imported_at > $3::timestamptz - interval '1 day'
     returning imported_at, changes`,
    [doctorId, id, at],
  )
  return rows[0]
}
