import type { IanLine } from '#contract/ian/ian.ts'
import type { Sql } from '../../database/database.ts'

interface TurnRow {
  id: string
  asked_at: Date
  question: string
  lines: unknown[]
}

/**
 * Stores a question and its answer, if the doctor's preference allows it. The doctor's row is locked, so that nothing is stored
 * while the preference is being turned off.
 * @returns whether they were stored
 */
export async function insertTurn(
  sql: Sql,
  doctorId: number,
  turn: { id: string; askedAt: Date; question: string; lines: readonly IanLine[] },
): Promise<boolean> {
  const rows = await sql.query(
    `with willing as (
       select doctor_id from doctor where doctor_id = $1 and ux_settings -> 'ianTranscript' = 'true'::jsonb for share
     )
     insert into ian_turn (doctor_id, id, asked_at, question, lines)
     select doctor_id, $2, $3, $4, $5::jsonb from willing returning 1`,
    [doctorId, turn.id, turn.askedAt, turn.question, JSON.stringify(turn.lines)],
  )
  return rows.length === 1
}

/** Deletes the oldest questions of a doctor's transcript beyond a maximum number. */
export async function deleteOldTurns(sql: Sql, doctorId: number, most: number): Promise<void> {
  await sql.query(
    `delete from ian_turn where doctor_id = $1 and id in
       (select id from ian_turn where doctor_id = $1 order by asked_at desc, id offset $2)`,
    [doctorId, most],
  )
}

/** Reads the stored questions and answers of a doctor, the newest first, and their total number. */
export async function storedTurns(
  sql: Sql,
  doctorId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TurnRow[]; count: number }> {
  const [counted] = await sql.query<{ count: number }>(
    'select count(*)::int as count from ian_turn where doctor_id = $1',
    [doctorId],
  )
  const rows = await sql.query<TurnRow>(
    `select id, asked_at, question, lines from ian_turn where doctor_id = $1
     order by asked_at desc, id limit $2 offset $3`,
    [doctorId, limit, offset],
  )
  return { rows, count: counted?.count ?? 0 }
}

/** Deletes one question with its answer. @returns false when the doctor has no such question */
export async function deleteTurn(sql: Sql, doctorId: number, id: string): Promise<boolean> {
  const rows = await sql.query('delete from ian_turn where doctor_id = $1 and id = $2 returning 1', [
    doctorId,
    id,
  ])
  return rows.length === 1
}

export async function deleteTurns(sql: Sql, doctorId: number): Promise<void> {
  await sql.query('delete from ian_turn where doctor_id = $1', [doctorId])
}
