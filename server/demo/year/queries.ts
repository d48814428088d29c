import type { Sql } from '../../database/database.ts'

/** Sets the time of the acts that follow in the transaction (`act_time`, migration 0212). */
export async function setMoment(sql: Sql, at: Date): Promise<void> {
  await sql.query(`select set_config('app.moment', $1, true)`, [at.toISOString()])
}

/** Ends the past moment of the transaction: the acts that follow happen at the present time. */
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

/** Tables in which the acts of the demo look up single rows among hundreds. */
const SEARCHED = [
  'patient',
  'patient_record',
  'patient_consent',
  'prescription',
  'prescription_item',
  'prescription_lookup',
  'mail',
  'fill',
  'fill_item',
]

/**
 * Counts the rows that the transaction has written so far, and has its statements planned again. Until then they are
 * planned as for empty tables, and read all rows of the doctor where an index finds one. Only the owner of the tables
 * may count: the database warns any other login, and keeps the plans.
 */
export async function planByCounts(sql: Sql): Promise<void> {
  const [{ role } = { role: 'none' }] = await sql.query<{ role: string }>(
    `select current_setting('role') as role`,
  )
  const setRole = (name: string) => sql.query(`select set_config('role', $1, true)`, [name])
  await setRole('none')
  await sql.query(`analyze ${SEARCHED.join(', ')}`)
  await setRole(role)
}

/** Lets the transaction see and write the rows of this doctor. */
export async function enterDoctor(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}
