import type { Sql } from '../../database/database.ts'

/** Sets the time at which the following actions in the transaction are dated (`act_time`, migration 0212). */
export async function setMoment(sql: Sql, at: Date): Promise<void> {
  await sql.query(`select set_config('app.moment', $1, true)`, [at.toISOString()])
}

/** Ends the dating of actions in the past. The following actions in the transaction are dated at the present. */
export async function endMoments(sql: Sql): Promise<void> {
  await sql.query(`select set_config('app.moment', '', true)`)
}

/**
 * Makes PostgreSQL plan each statement of the transaction only once. The plans do not depend on the values, and planning takes
 * longer than running a statement.
 */
export async function planOnce(sql: Sql): Promise<void> {
  await sql.query(`select set_config('plan_cache_mode', 'force_generic_plan', true)`)
}

/** Tables in which the actions of the demo look up single rows among hundreds. */
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
 * Updates PostgreSQL's statistics of the rows that the transaction has written so far, so that statements are planned again.
 * Before that they are planned as for empty tables, and read all rows of a doctor instead of using an index. Only the owner of
 * the tables may do this: for any other login PostgreSQL gives a warning and keeps the plans.
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

/** Lets the transaction see and write the rows of one doctor. */
export async function enterDoctor(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}
