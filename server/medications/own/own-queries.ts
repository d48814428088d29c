import type { Sql } from '../../database/database.ts'
import type { OwnBody } from './own-medication.ts'
import { BY_NAME } from '../../database/name-order.ts'

export interface OwnRow {
  id: number
  uid: string
  key: string
  body: OwnBody
  price_cents: number | null
  changed_at: Date
}

const COLUMNS = 'id, uid, key, body, price_cents, changed_at'

/** Reads all of a doctor's own medications, whose number is limited (`too-many-own-medications`). */
export const ownRows = (sql: Sql, doctorId: number): Promise<OwnRow[]> =>
  sql.query<OwnRow>(
    `select ${COLUMNS} from own_medication where doctor_id = $1 and removed_at is null order by id`,
    [doctorId],
  )

/** Reads the doctor's own medications with certain uids. */
export const ownByUid = (sql: Sql, doctorId: number, uids: readonly string[]): Promise<OwnRow[]> =>
  sql.query<OwnRow>(
    `select ${COLUMNS} from own_medication
     where doctor_id = $1 and uid = any($2::char(64)[]) and removed_at is null`,
    [doctorId, uids],
  )

/** Reads one of a doctor's own medications by its id. With `removed`, a removed medication is read too. */
export async function ownById(
  sql: Sql,
  doctorId: number,
  id: number,
  { removed }: { removed: boolean },
): Promise<OwnRow | undefined> {
  const rows = await sql.query<OwnRow>(
    `select ${COLUMNS} from own_medication where doctor_id = $1 and id = $2 and (removed_at is null or $3)`,
    [doctorId, id, removed],
  )
  return rows[0]
}

export async function ownPage(
  sql: Sql,
  doctorId: number,
  limit: number,
  offset: number,
): Promise<{ rows: OwnRow[]; count: number }> {
  const rows = await sql.query<OwnRow & { count: number }>(
    `select ${COLUMNS}, (count(*) over ())::int as count from own_medication
     where doctor_id = $1 and removed_at is null
     order by coalesce(nullif(body ->> 'name', ''), body #>> '{ingredients,0,name}') ${BY_NAME}, id
     limit $2 offset $3`,
    [doctorId, limit, offset],
  )
  return { rows, count: rows[0]?.count ?? (offset > 0 ? await countOwn(sql, doctorId) : 0) }
}

export async function countOwn(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::int as count from own_medication where doctor_id = $1 and removed_at is null',
    [doctorId],
  )
  return rows[0]!.count
}

export interface OwnWrite {
  uid: string
  key: string
  body: OwnBody
  priceCents: number | null
}

/**
 * Inserts one of a doctor's own medications. If a removed medication has the same key, it is restored with the new data
 * instead.
 * @returns undefined when the key is in use
 */
export async function insertOwn(
  sql: Sql,
  doctorId: number,
  w: OwnWrite,
  at: Date,
): Promise<OwnRow | undefined> {
  const rows = await sql.query<OwnRow>(
    `insert into own_medication (doctor_id, uid, key, body, price_cents, changed_at)
     values ($1, $2, $3, $4::jsonb, $5, $6)
     on conflict (doctor_id, key) do update
       set body = excluded.body, price_cents = excluded.price_cents, changed_at = excluded.changed_at, removed_at = null
       where own_medication.removed_at is not null
     returning ${COLUMNS}`,
    [doctorId, w.uid, w.key, JSON.stringify(w.body), w.priceCents, at],
  )
  return rows[0]
}

/** Updates one of a doctor's own medications, and restores it if it was removed. */
export async function updateOwn(
  sql: Sql,
  doctorId: number,
  id: number,
  w: Omit<OwnWrite, 'uid'>,
  at: Date,
): Promise<OwnRow | undefined> {
  const rows = await sql.query<OwnRow>(
    `update own_medication set key = $3, body = $4::jsonb, price_cents = $5, changed_at = $6, removed_at = null
     where doctor_id = $1 and id = $2 returning ${COLUMNS}`,
    [doctorId, id, w.key, JSON.stringify(w.body), w.priceCents, at],
  )
  return rows[0]
}

/**
 * Removes one of a doctor's own medications from the doctor's list, and deletes those that were removed more than a day ago.
 * @returns whether the medication was in the list
 */
export async function removeOwn(sql: Sql, doctorId: number, id: number, at: Date): Promise<boolean> {
  await sql.query(
    `delete from own_medication where doctor_id = $1 and removed_at < $2::timestamptz - interval '1 day'`,
    [doctorId, at],
  )
  const rows = await sql.query(
    `update own_medication set removed_at = $3, changed_at = $3
     where doctor_id = $1 and id = $2 and removed_at is null returning id`,
    [doctorId, id, at],
  )
  return rows.length === 1
}

/** Version of a doctor's list of own medications; 0 when the list never had an entry. */
export async function shelfVersion(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ version: number }>('select version from own_shelf where doctor_id = $1', [
    doctorId,
  ])
  return rows[0]?.version ?? 0
}

/**
 * Increments the version of a doctor's list of own medications. The transaction of every change of the list calls this
 * function, so that concurrent changes are serialized.
 */
export async function incrementShelfVersion(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(
    `insert into own_shelf as s (doctor_id, version) values ($1, 1)
     on conflict (doctor_id) do update set version = s.version + 1`,
    [doctorId],
  )
}

/** Whether another of the doctor's own medications has the key. A removed medication with the same key is deleted first. */
export async function isKeyTaken(sql: Sql, doctorId: number, key: string): Promise<boolean> {
  await sql.query('delete from own_medication where doctor_id = $1 and key = $2 and removed_at is not null', [
    doctorId,
    key,
  ])
  const rows = await sql.query('select id from own_medication where doctor_id = $1 and key = $2', [
    doctorId,
    key,
  ])
  return rows.length > 0
}
