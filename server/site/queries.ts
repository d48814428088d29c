import type { Sql } from '../database/database.ts'

/**
 * Data about the parts of an empty composer (the page of a new prescription) above the medicines (ComposerHeader.tsx and
 * Shelf.tsx).
 */
export interface ShelfGlance {
  /** Whether the doctor sees no favourite, neither one of their own nor one that a colleague shared. */
  has_no_favourites: boolean
  /** Whether the doctor has an unfinished draft, to which the composer's heading has a link. */
  has_drafts: boolean
  /** Whether the doctor has prescribed for a patient, or has an unfinished draft that no assistant prepared. */
  has_hand: boolean
}

/** Reads in one round trip the data that an empty composer (the page of a new prescription) shows above the medicines. */
export async function shelfGlance(sql: Sql, doctorId: number): Promise<ShelfGlance> {
  const rows = await sql.query<ShelfGlance>(
    `select not exists (select 1 from favourite f where f.removed_at is null and (f.doctor_id = $1 or f.hospital_id in
        (select m.hospital_id from membership m where m.doctor_id = $1 and not m.is_deleted))) as has_no_favourites,
      exists (select 1 from draft where doctor_id = $1) as has_drafts,
      exists (select 1 from patient where doctor_id = $1 and merged_into is null and last_prescribed_at is not null)
        or exists (select 1 from draft where doctor_id = $1 and prepared_by is null) as has_hand`,
    [doctorId],
  )
  return rows[0]!
}
