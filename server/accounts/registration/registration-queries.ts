import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'

/**
 * Inserts a doctor's account. For an address that has an account the same statement runs, so that its time reveals nothing. If
 * the address is registered again before it is confirmed, the newer password is set and the mailed links of the older one
 * become invalid, because only the owner of the address can read the mail. A confirmed account stays as it is.
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

/** Makes a transaction see and write the rows of a doctor from then on. */
export async function setDoctorOfTransaction(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}

/** Inserts the empty profile of a new doctor. */
export async function ensureDoctor(
  sql: Sql,
  id: number,
  of: { name?: string; language: Language },
): Promise<void> {
  await sql.query(
    `insert into doctor (doctor_id, name, ux_settings)
     select id, $2, jsonb_build_object('language', $3::text) from account where id = $1 and kind = 'doctor'
     on conflict (doctor_id) do nothing`,
    [id, of.name ?? '', of.language],
  )
}

/**
 * Inserts an account whose address is confirmed already. An unconfirmed account of the same address is replaced, because its
 * holder has not proved that they can read the mail.
 * @returns undefined when the address has a confirmed account
 */
export async function openConfirmed(
  sql: Sql,
  a: { kind: 'doctor' | 'assistant'; email: string; passwordHash: string },
): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    `insert into account as a (kind, email, password_hash, email_verified_at) values ($1, lower($2), $3, now())
     on conflict (email) do update set kind = excluded.kind, password_hash = excluded.password_hash,
       password_version = a.password_version + 1, email_verified_at = now()
     where a.kind = 'doctor' and a.email_verified_at is null
     returning id`,
    [a.kind, a.email, a.passwordHash],
  )
  return rows[0]?.id
}

/** Marks an account's mail address as confirmed. @returns false when the address was confirmed before */
export async function markVerified(sql: Sql, accountId: number): Promise<boolean> {
  const rows = await sql.query(
    'update account set email_verified_at = now() where id = $1 and email_verified_at is null returning id',
    [accountId],
  )
  return rows.length === 1
}
