import type { Sql } from '../database/database.ts'

export async function currentKey(
  sql: Sql,
  doctorId: number,
): Promise<{ id: string; private_key_sealed: Buffer } | undefined> {
  const rows = await sql.query<{ id: string; private_key_sealed: Buffer }>(
    'select id, private_key_sealed from signing_key where doctor_id = $1 and retired_at is null',
    [doctorId],
  )
  return rows[0]
}

export interface NewKey {
  doctorId: number
  id: string
  algorithm: string
  publicKey: Buffer
  sealed: Buffer
}

/** Inserts a doctor's first signing key. Of two concurrent first prescriptions, the second insert does nothing. */
export async function insertKey(sql: Sql, k: NewKey): Promise<void> {
  await sql.query(
    `insert into signing_key (doctor_id, id, algorithm, public_key, private_key_sealed) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [k.doctorId, k.id, k.algorithm, k.publicKey, k.sealed],
  )
}

export async function publicKeyById(sql: Sql, doctorId: number, id: string): Promise<Buffer | undefined> {
  const rows = await sql.query<{ public_key: Buffer }>(
    'select public_key from signing_key where doctor_id = $1 and id = $2',
    [doctorId, id],
  )
  return rows[0]?.public_key
}

export interface KeyRow {
  id: string
  algorithm: 'Ed25519'
  public_key: Buffer
  created_at: Date
  retired_at: Date | null
  retired_because: 'rotated' | 'exported' | 'closed' | null
}

/** All signing keys of a doctor: the current one first, then the latest. */
export async function keysOf(sql: Sql, doctorId: number): Promise<KeyRow[]> {
  return sql.query<KeyRow>(
    `select id, algorithm, public_key, created_at, retired_at, retired_because from signing_key where doctor_id = $1
     order by retired_at desc nulls first, created_at desc, id`,
    [doctorId],
  )
}

/** Ends a signing key and erases its private half. @returns false when the key is not the current one */
export async function endKey(
  sql: Sql,
  doctorId: number,
  id: string,
  because: NonNullable<KeyRow['retired_because']>,
): Promise<boolean> {
  const rows = await sql.query(
    `update signing_key set retired_at = now(), retired_because = $3, private_key_sealed = null
     where doctor_id = $1 and id = $2 and retired_at is null returning id`,
    [doctorId, id, because],
  )
  return rows.length === 1
}

/** Owner of signing keys: address for mails about them, and words that a passphrase must not consist of. */
export async function ownerOf(
  sql: Sql,
  doctorId: number,
): Promise<{ email: string; name: string } | undefined> {
  const rows = await sql.query<{ email: string; name: string }>(
    'select a.email, d.name from doctor d join account a on a.id = d.doctor_id where d.doctor_id = $1',
    [doctorId],
  )
  return rows[0]
}

/**
 * The oldest and the newest private key that is stored, across all doctors. The query needs a transaction of `asJob`.
 */
export const outermostKeys = (
  sql: Sql,
): Promise<{ doctor_id: number; id: string; private_key_sealed: Buffer }[]> =>
  sql.query<{ doctor_id: number; id: string; private_key_sealed: Buffer }>(
    `(select doctor_id, id, private_key_sealed from signing_key where retired_at is null order by created_at limit 1)
     union
     (select doctor_id, id, private_key_sealed from signing_key where retired_at is null order by created_at desc limit 1)`,
  )
