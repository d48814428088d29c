import type { Sql } from '../../database/database.ts'
import type { OwnBody } from '../own/own-medication.ts'

/** One medication that an import changed, with its data before the import; null when the import added it. */
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
  // Records of imports that are too old to be undone are deleted.
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

/**
 * Marks an import of medications as undone. @returns undefined when the import was undone already, or is more than a day old
 */
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
