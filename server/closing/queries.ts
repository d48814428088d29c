import type { Sql } from '../database/database.ts'

export interface ClosingRow {
  closes_at: Date
  language: 'es' | 'en'
  brand: string
}

/** A closing that is asked for and not done. */
export async function pendingClosing(sql: Sql, doctorId: number): Promise<ClosingRow | undefined> {
  const rows = await sql.query<ClosingRow>(
    'select closes_at, language, brand from account_closing where doctor_id = $1 and closed_at is null',
    [doctorId],
  )
  return rows[0]
}

/** Keeps what was asked for. Who asks again while it is under way changes nothing. @returns whether it is new */
export async function insertClosing(
  sql: Sql,
  doctorId: number,
  c: ClosingRow & { requested_at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into account_closing (doctor_id, requested_at, closes_at, language, brand) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning doctor_id`,
    [doctorId, c.requested_at, c.closes_at, c.language, c.brand],
  )
  return rows.length === 1
}

/** @returns false when there was nothing to take back */
export async function removeClosing(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query(
    'delete from account_closing where doctor_id = $1 and closed_at is null returning doctor_id',
    [doctorId],
  )
  return rows.length === 1
}

/** How many prescriptions there are to keep, and when the last one was issued. */
export async function prescriptionsKept(
  sql: Sql,
  doctorId: number,
): Promise<{ count: number; last: Date | null }> {
  const rows = await sql.query<{ count: number; last: Date | null }>(
    'select count(*)::int as count, max(issued_at) as last from prescription where doctor_id = $1',
    [doctorId],
  )
  return rows[0]!
}

export async function closingAddress(sql: Sql, doctorId: number): Promise<string | undefined> {
  const rows = await sql.query<{ email: string }>('select email from account where id = $1', [doctorId])
  return rows[0]?.email
}

/** Whose time of grace is over. For jobs. */
export async function dueClosings(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql.query<{ doctor_id: number }>(
    'select doctor_id from account_closing where closed_at is null and closes_at <= $1 order by closes_at limit 100',
    [now],
  )
  return rows.map((row) => row.doctor_id)
}

/** Takes a closing that is due; of two processes one gets it, and whoever took it back in time wins. */
export async function claimClosing(sql: Sql, doctorId: number, now: Date): Promise<ClosingRow | undefined> {
  const rows = await sql.query<ClosingRow>(
    `update account_closing set closed_at = $2 where doctor_id = $1 and closed_at is null and closes_at <= $2
     returning closes_at, language, brand`,
    [doctorId, now],
  )
  return rows[0]
}

/** What is erased whole, beside the rows of `account` and `doctor` that are emptied. */
export const ERASED = [
  'contact_message',
  'draft',
  'favourite',
  'favourite_use',
  'idempotency',
  'integrator_doctor',
  'medication_import',
  'own_medication',
  'own_paper',
  'own_price',
  'own_shelf',
  'passkey',
  'pharmacy_favourite',
  'recovery_codes',
  'totp',
  'unavailable_mark',
] as const

/** Nothing of the way in is left: no address, no password, no factor, no session, no link. */
export async function eraseAccess(sql: Sql, doctorId: number): Promise<void> {
  for (const table of ['session', 'account_link', 'challenge'])
    await sql.query(`delete from ${table} where account_id = $1`, [doctorId])
  await sql.query(
    // The address is free for another account; `.invalid` can never be one (RFC 2606).
    `update account set email = 'closed-' || id || '@closed.invalid', password_hash = null, is_active = false,
       email_verified_at = null, passkey_handle = null, password_version = password_version + 1
     where id = $1`,
    [doctorId],
  )
}

/** What the doctor said of themselves. The sheets that were issued carry their own copy, as signed. */
export async function eraseProfile(sql: Sql, doctorId: number): Promise<void> {
  for (const table of ERASED) await sql.query(`delete from ${table} where doctor_id = $1`, [doctorId])
  // A drawn signature and the logos of hospitals are printed with the sheets that were signed with them.
  await sql.query(
    `delete from picture where doctor_id = $1 and (kind in ('licence', 'portrait', 'paper')
       or (kind = 'signature' and not exists (select 1 from prescription where doctor_id = $1)))`,
    [doctorId],
  )
  await sql.query(
    'update assistance set ended_at = coalesce(ended_at, now()) where doctor_id = $1 and ended_at is null',
    [doctorId],
  )
  await sql.query(
    `update doctor set name = '', female = false, cedula = '', institution = '', specialty = '', specialty_cedula = '',
       specialty_until = null, phone = '', licence_state = 'unverified', licence_reason = '', licence_brand = '',
       licence_photo = null, licence_check = 'none', step_up_to_issue = false, activate_paymentlinks = false,
       signature_id = null, ux_settings = '{}'
     where doctor_id = $1`,
    [doctorId],
  )
}

/** Closed accounts of which records are left. For jobs. */
export async function recordsToErase(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ doctor_id: number }>(
    'select doctor_id from account_closing where closed_at is not null and erased_at is null order by closed_at',
  )
  return rows.map((row) => row.doctor_id)
}

export interface Erased {
  patients: number
  prescriptions: number
}

/** Erases the places of an account of which nothing else is left, but for those that others use. @returns how many */
export async function eraseWorkplaces(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ gone: number }>('select erase_workplaces($1)::int as gone', [doctorId])
  return rows[0]!.gone
}

/** Erases some of what has had no act since a day (0111-retention.sql). */
export async function eraseOldRecords(sql: Sql, doctorId: number, before: string): Promise<Erased> {
  const rows = await sql.query<Erased>('select patients, prescriptions from erase_records($1, $2::date)', [
    doctorId,
    before,
  ])
  return rows[0]!
}
