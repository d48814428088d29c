import type { FavouriteBody } from '#contract/medications/favourites.ts'
import type { Sql } from '../database/database.ts'

export interface StoredFavourite {
  id: number
  doctor_id: number
  prescription: string
  name: string
  body: FavouriteBody
  hospital_id: number | null
  hospital_name: string | null
  clinic_id: number | null
  clinic_name: string | null
  shared_by: string
  uses: number
  last_used_at: Date | null
}

const SELECT = `select f.id, f.doctor_id, f.prescription, f.name, f.body, f.hospital_id, h.name as hospital_name, f.clinic_id,
    c.name as clinic_name, f.shared_by, coalesce(u.uses, 0) as uses, u.last_used_at
  from favourite f
  left join favourite_use u on u.doctor_id = $1 and u.favourite_id = f.id
  left join hospital h on h.id = f.hospital_id
  left join clinic c on c.id = f.clinic_id`

/** SQL condition for the favourites that a doctor sees: their own, and those shared with a hospital of the doctor. */
const VISIBLE = `f.removed_at is null and (f.doctor_id = $1 or f.hospital_id in
    (select m.hospital_id from membership m where m.doctor_id = $1 and not m.is_deleted))`

/**
 * Reads one page of favourites. The doctor's own come first; then they are sorted by use, and by id, so that the order is
 * stable.
 */
export async function favouritePage(
  sql: Sql,
  doctorId: number,
  limit: number,
  offset: number,
): Promise<StoredFavourite[]> {
  return sql.query<StoredFavourite>(
    `${SELECT} where ${VISIBLE}
     order by f.doctor_id = $1 desc, u.uses desc nulls last, f.id limit $2 offset $3`,
    [doctorId, limit, offset],
  )
}

export async function countFavourites(sql: Sql, doctorId: number): Promise<{ all: number; own: number }> {
  const rows = await sql.query<{ all: number; own: number }>(
    `select count(*)::int as all, (count(*) filter (where f.doctor_id = $1))::int as own from favourite f
     where ${VISIBLE}`,
    [doctorId],
  )
  return rows[0]!
}

export async function favouriteById(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<StoredFavourite | undefined> {
  const rows = await sql.query<StoredFavourite>(`${SELECT} where f.id = $2 and ${VISIBLE}`, [doctorId, id])
  return rows[0]
}

/** Id of the doctor's own favourite with a key, whether it was removed or not. */
export async function favouriteWithKey(sql: Sql, doctorId: number, key: string): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    'select id from favourite where doctor_id = $1 and prescription = $2',
    [doctorId, key],
  )
  return rows[0]?.id
}

/** Inserts a favourite. If one with the same key exists, also from a concurrent call, it is restored and returned instead. */
export async function insertFavourite(
  sql: Sql,
  doctorId: number,
  f: { prescription: string; name: string; body: FavouriteBody },
): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into favourite (doctor_id, prescription, name, body) values ($1, $2, $3, $4::jsonb)
     on conflict (doctor_id, prescription) do update set removed_at = null
     returning id`,
    [doctorId, f.prescription, f.name, JSON.stringify(f.body)],
  )
  return rows[0]!.id
}

/** Changes the given parts of the doctor's own favourite, and restores a removed one. @returns whether the favourite exists */
export async function updateFavourite(
  sql: Sql,
  doctorId: number,
  id: number,
  change: { name?: string | undefined; body?: FavouriteBody | undefined },
): Promise<boolean> {
  const rows = await sql.query(
    `update favourite set name = coalesce($3, name), body = coalesce($4::jsonb, body), changed_at = now(),
       removed_at = null
     where doctor_id = $1 and id = $2 returning id`,
    [doctorId, id, change.name ?? null, change.body ? JSON.stringify(change.body) : null],
  )
  return rows.length === 1
}

/**
 * Shares a favourite with a workplace of the doctor. With null it is shared with no workplace.
 * @returns false for a workplace that is not the doctor's
 */
export async function shareFavourite(
  sql: Sql,
  doctorId: number,
  id: number,
  with_: { hospital: number; clinic: number | null } | null,
): Promise<boolean> {
  if (with_ === null) {
    await sql.query(
      `update favourite set hospital_id = null, clinic_id = null, shared_by = '' where doctor_id = $1 and id = $2`,
      [doctorId, id],
    )
    return true
  }
  const rows = await sql.query(
    `update favourite f set hospital_id = m.hospital_id, clinic_id = $4, shared_by = d.name
     from membership m join doctor d on d.doctor_id = m.doctor_id
     where f.doctor_id = $1 and f.id = $2 and m.doctor_id = $1 and m.hospital_id = $3 and not m.is_deleted
       and ($4::bigint is null or exists (select 1 from clinic c where c.id = $4 and c.hospital_id = m.hospital_id))
     returning f.id`,
    [doctorId, id, with_.hospital, with_.clinic],
  )
  return rows.length === 1
}

export async function countFavouriteUse(sql: Sql, doctorId: number, id: number, at: Date): Promise<void> {
  await sql.query(
    `insert into favourite_use as u (doctor_id, favourite_id, uses, last_used_at) values ($1, $2, 1, $3)
     on conflict (doctor_id, favourite_id) do update set uses = u.uses + 1, last_used_at = $3`,
    [doctorId, id, at],
  )
}

/**
 * Marks a favourite as removed, which can be undone for a day. Favourites that were removed longer ago are deleted.
 * @returns whether the favourite existed
 */
export async function removeFavourite(sql: Sql, doctorId: number, id: number, at: Date): Promise<boolean> {
  await sql.query(
    `with old as (
       delete from favourite where doctor_id = $1 and removed_at < $2::timestamptz - interval '1 day' returning id
     )
     delete from favourite_use u using old where u.doctor_id = $1 and u.favourite_id = old.id`,
    [doctorId, at],
  )
  const rows = await sql.query(
    'update favourite set removed_at = $3 where doctor_id = $1 and id = $2 and removed_at is null returning id',
    [doctorId, id, at],
  )
  return rows.length === 1
}
