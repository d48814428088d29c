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

/** Two first prescriptions at once make one key: the second insert steps back. */
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
