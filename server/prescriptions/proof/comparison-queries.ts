import type { Sql } from '../../database/database.ts'

/** Cursor and counts of one comparison of all stored prescriptions. */
export interface ComparisonRun {
  id: number
  at_doctor: number
  at_prescription: number
  compared: number
  altered: number
  fresh: number
  named: string[]
}

const COLUMNS = 'id, at_doctor, at_prescription, compared, altered, fresh, named'

/** The comparison of all prescriptions that was interrupted before its end; a new comparison if there is none. */
export async function currentRun(sql: Sql, now: Date): Promise<ComparisonRun> {
  const [stopped] = await sql.query<ComparisonRun>(
    `select ${COLUMNS} from column_comparison where finished_at is null order by id desc limit 1`,
  )
  if (stopped) return stopped
  const [begun] = await sql.query<ComparisonRun>(
    `insert into column_comparison (started_at) values ($1) returning ${COLUMNS}`,
    [now],
  )
  return begun!
}

/** Ids of doctors' accounts from `from` on, inclusive, ascending. */
export async function doctorsFrom(sql: Sql, from: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select id from account where kind = 'doctor' and id >= $1 order by id limit $2`,
    [from, limit],
  )
  return rows.map(({ id }) => id)
}

/** Saves the cursor and the counts of a comparison, in the transaction that records the alterations of the batch. */
export async function saveRun(sql: Sql, run: ComparisonRun): Promise<void> {
  await sql.query(
    `update column_comparison set at_doctor = $2, at_prescription = $3, compared = $4, altered = $5, fresh = $6, named = $7
     where id = $1`,
    [run.id, run.at_doctor, run.at_prescription, run.compared, run.altered, run.fresh, run.named],
  )
}

export async function finishRun(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.query('update column_comparison set finished_at = $2 where id = $1', [id, now])
}
