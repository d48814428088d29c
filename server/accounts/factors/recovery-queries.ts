import type { Sql } from '../../database/database.ts'

export interface RecoverySet {
  salt: Buffer
  hashes: Buffer[]
}

export async function recoverySet(sql: Sql, doctorId: number): Promise<RecoverySet | undefined> {
  const rows = await sql.query<RecoverySet>('select salt, hashes from recovery_codes where doctor_id = $1', [
    doctorId,
  ])
  return rows[0]
}

/** Stores a set of recovery codes for a doctor who has none. @returns whether the set was stored */
export async function insertRecoverySet(sql: Sql, doctorId: number, s: RecoverySet): Promise<boolean> {
  const rows = await sql.query(
    `insert into recovery_codes (doctor_id, salt, hashes) values ($1, $2, $3)
     on conflict (doctor_id) do nothing returning doctor_id`,
    [doctorId, s.salt, s.hashes],
  )
  return rows.length === 1
}

/** Replaces the doctor's set of recovery codes. @returns false when there is none to replace */
export async function replaceRecoverySet(sql: Sql, doctorId: number, s: RecoverySet): Promise<boolean> {
  const rows = await sql.query(
    'update recovery_codes set salt = $2, hashes = $3, made_at = now() where doctor_id = $1 returning doctor_id',
    [doctorId, s.salt, s.hashes],
  )
  return rows.length === 1
}

/** Removes a used recovery code from its set. If two calls use the same code at once, only one of them returns true. */
export async function takeRecoveryCode(sql: Sql, doctorId: number, hash: Buffer): Promise<boolean> {
  const rows = await sql.query(
    `update recovery_codes set hashes = array_remove(hashes, $2)
     where doctor_id = $1 and $2 = any (hashes) returning doctor_id`,
    [doctorId, hash],
  )
  return rows.length === 1
}

/** Deletes the recovery codes of a doctor without any second factor. */
export async function removeIdleRecoverySet(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(
    `delete from recovery_codes where doctor_id = $1
       and not exists (select 1 from passkey where doctor_id = $1)
       and not exists (select 1 from totp where doctor_id = $1 and confirmed_at is not null)`,
    [doctorId],
  )
}
