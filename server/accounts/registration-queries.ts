import type { Sql } from '../database/database.ts'

/**
 * Makes a doctor's account, or touches the one that has the address, by the same statement. A repeated registration of
 * an address that nobody has confirmed takes the newer password, and the links to the older one die with it; whoever
 * can read the mail decides. A confirmed account stays as it is.
 */
export async function upsertDoctorAccount(
  sql: Sql,
  a: { email: string; passwordHash: string },
): Promise<{ id: number; created: boolean }> {
  const rows = await sql.query<{ id: number; created: boolean }>(
    `insert into account as a (kind, email, password_hash) values ('doctor', lower($1), $2)
     on conflict (email) do update set
       password_hash = case when a.kind = 'doctor' and a.email_verified_at is null
         then excluded.password_hash else a.password_hash end,
       password_version = a.password_version
         + case when a.kind = 'doctor' and a.email_verified_at is null then 1 else 0 end
     returning id, xmax = 0 as created`,
    [a.email, a.passwordHash],
  )
  return rows[0]!
}

/** From here on the transaction sees and writes the rows of this doctor. */
export async function actAs(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}

/** The empty profile of a new doctor. */
export async function ensureDoctor(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `insert into doctor (doctor_id) select id from account where id = $1 and kind = 'doctor'
     on conflict (doctor_id) do nothing`,
    [id],
  )
}

/** @returns false when it was confirmed before */
export async function markVerified(sql: Sql, accountId: number): Promise<boolean> {
  const rows = await sql.query(
    'update account set email_verified_at = now() where id = $1 and email_verified_at is null returning id',
    [accountId],
  )
  return rows.length === 1
}
