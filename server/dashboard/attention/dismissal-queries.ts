import type { Sql } from '../../database/database.ts'

/** Maximum number of dismissed items of the home page that are stored for one doctor. The oldest ones are deleted first. */
const MOST = 500

/**
 * Reads the ids of all items of the home page that a doctor has dismissed. The query runs at the same time as the queries that
 * find the items.
 */
export async function dismissedItems(sql: Sql, doctorId: number): Promise<Set<string>> {
  const rows = await sql.query<{ item: string }>(
    'select item from attention_dismissal where doctor_id = $1',
    [doctorId],
  )
  return new Set(rows.map(({ item }) => item))
}

/** Stores that a doctor has dismissed an item of the home page. Dismissing the same item again changes nothing. */
export async function insertDismissal(sql: Sql, doctorId: number, item: string, now: Date): Promise<void> {
  await sql.query(
    `insert into attention_dismissal (doctor_id, item, dismissed_at) values ($1, $2, $3) on conflict do nothing`,
    [doctorId, item, now],
  )
  await sql.query(
    `delete from attention_dismissal where doctor_id = $1 and item in
       (select item from attention_dismissal where doctor_id = $1 order by dismissed_at desc, item offset ${MOST})`,
    [doctorId],
  )
}

/** Deletes the dismissal of an item of the home page, so that the item is shown again. */
export async function deleteDismissal(sql: Sql, doctorId: number, item: string): Promise<void> {
  await sql.query('delete from attention_dismissal where doctor_id = $1 and item = $2', [doctorId, item])
}
