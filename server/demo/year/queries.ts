import type { Sql } from '../../database/database.ts'

/** Sets the time of the acts that follow in the transaction (`act_time`, migration 0212). */
export async function setMoment(sql: Sql, at: Date): Promise<void> {
  await sql.query(`select set_config('app.moment', $1, true)`, [at.toISOString()])
}

/** Makes the acts that follow in the transaction happen now. */
export async function endMoments(sql: Sql): Promise<void> {
  await sql.query(`select set_config('app.moment', '', true)`)
}

/**
 * Plans each statement of the transaction once: their plans do not depend on their values, and planning takes longer
 * than running them.
 */
export async function planOnce(sql: Sql): Promise<void> {
  await sql.query(`select set_config('plan_cache_mode', 'force_generic_plan', true)`)
}

/** Plans the statements of the connection again at their next use. */
export async function planAgain(sql: Sql): Promise<void> {
  await sql.query('discard plans')
}

/** Lets the transaction see and write the rows of this doctor. */
export async function enterDoctor(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}
