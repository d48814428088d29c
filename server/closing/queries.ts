import type { Sql } from '../database/database.ts'

export interface ClosingRow {
  closes_at: Date
  language: 'es' | 'en'
  brand: string
}

/** Reads the requested closing of an account that was not carried out yet. */
export async function pendingClosing(sql: Sql, doctorId: number): Promise<ClosingRow | undefined> {
  const rows = await sql.query<ClosingRow>(
    'select closes_at, language, brand from account_closing where doctor_id = $1 and closed_at is null',
    [doctorId],
  )
  return rows[0]
}

/** Stores a request to close an account. A pending request stays unchanged. @returns whether the request was stored */
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

/** Deletes a pending request to close an account. @returns false when the account has none */
export async function removeClosing(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query(
    'delete from account_closing where doctor_id = $1 and closed_at is null returning doctor_id',
    [doctorId],
  )
  return rows.length === 1
}

/** Counts the doctor's prescriptions, and reads when the last one was issued. */
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

/** Ids of the accounts whose grace period is over; the job that closes accounts reads them. */
export async function dueClosings(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql.query<{ doctor_id: number }>(
    'select doctor_id from account_closing where closed_at is null and closes_at <= $1 order by closes_at limit 100',
    [now],
  )
  return rows.map((row) => row.doctor_id)
}

/**
 * Marks the closing of an account as carried out, once it is due. Only one of several processes succeeds, and none after the
 * doctor has withdrawn the request.
 */
export async function claimClosing(sql: Sql, doctorId: number, now: Date): Promise<ClosingRow | undefined> {
  const rows = await sql.query<ClosingRow>(
    `update account_closing set closed_at = $2 where doctor_id = $1 and closed_at is null and closes_at <= $2
     returning closes_at, language, brand`,
    [doctorId, now],
  )
  return rows[0]
}

/**
 * Tables whose rows of the doctor are deleted when the account is closed. The rows of `account` and `doctor` are emptied
 * instead.
 */
export const ERASED = [
  'attention_dismissal',
  'contact_message',
  'course_end',
  'draft',
  'favourite',
  'favourite_use',
  'ian_turn',
  'idempotency',
  'integrator_doctor',
  'medication_import',
  'own_medication',
  'own_paper',
  'own_price',
  'own_shelf',
  'passkey',
  'payment_account',
  'pharmacy_favourite',
  'recovery_codes',
  'renewal_request',
  'totp',
  'unavailable_mark',
] as const

/** Erases an account's means of access: address, password, passkey handle, sessions, devices, links and challenges. */
export async function eraseAccess(sql: Sql, doctorId: number): Promise<void> {
  for (const table of ['session', 'known_device', 'account_link', 'challenge'])
    await sql.query(`delete from ${table} where account_id = $1`, [doctorId])
  await sql.query(
    // The mail address becomes free for another account. The placeholder ends in `.invalid`, which no real address does (RFC
    // 2606).
    `update account set email = 'closed-' || id || '@closed.invalid', password_hash = null, is_active = false,
       email_verified_at = null, passkey_handle = null, password_version = password_version + 1
     where id = $1`,
    [doctorId],
  )
}

/** Erases the doctor's profile. Issued prescriptions contain their own signed copy of it. */
export async function eraseProfile(sql: Sql, doctorId: number): Promise<void> {
  for (const table of ERASED) await sql.query(`delete from ${table} where doctor_id = $1`, [doctorId])
  // The drawn signature and hospital logos are kept, because prescriptions that were signed with them can still be printed.
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

/** Ids of closed accounts that still have records, for the job that erases them. */
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

/**
 * Erases the workplaces of an account without records, except those that other doctors use.
 * @returns number of erased workplaces
 */
export async function eraseWorkplaces(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ gone: number }>('select erase_workplaces($1)::int as gone', [doctorId])
  return rows[0]!.gone
}

/** Erases some of the doctor's patients for whom nothing was recorded since a given day (0111-retention.sql). */
export async function eraseOldRecords(sql: Sql, doctorId: number, before: string): Promise<Erased> {
  const rows = await sql.query<Erased>('select patients, prescriptions from erase_records($1, $2::date)', [
    doctorId,
    before,
  ])
  return rows[0]!
}
