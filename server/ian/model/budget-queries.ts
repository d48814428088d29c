import type { Sql } from '../../database/database.ts'

/**
 * Counts one question in a doctor's daily budget for the language model. @returns false, and counts nothing, when a limit is
 * reached
 */
export async function takeQuestion(
  sql: Sql,
  doctorId: number,
  day: string,
  most: { questions: number; tokens: number },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into ian_use as u (doctor_id, day, questions, tokens) values ($1, $2, 1, 0)
     on conflict (doctor_id, day) do update set questions = u.questions + 1
     where u.questions < $3 and u.tokens < $4 returning 1`,
    [doctorId, day, most.questions, most.tokens],
  )
  return rows.length === 1
}

export async function addTokens(sql: Sql, doctorId: number, day: string, tokens: number): Promise<void> {
  await sql.query('update ian_use set tokens = tokens + $3 where doctor_id = $1 and day = $2', [
    doctorId,
    day,
    Math.max(0, Math.min(1_000_000, Math.round(tokens))),
  ])
}
