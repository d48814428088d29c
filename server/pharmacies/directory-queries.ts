import type { Sql } from '../database/database.ts'
import { BY_NAME } from '../database/name-order.ts'

export interface ListedPharmacy {
  id: number
  name: string
  location: string
  zip_code: string
  phone: string
  is_favourite: boolean
}

/** Filter of pharmacies; null and [] let every pharmacy pass. */
export interface Sought {
  /** Beginning of the pharmacy's postal code, digits only. */
  zip: string | null
  /**
   * Words that must each be in the name or address of a pharmacy: letters and digits only, as `normalize` writes
   * them.
   */
  words: readonly string[]
  favourites: boolean
}

const LISTED = `pharmacy p join account a on a.id = p.pharmacy_id and a.is_active
  left join pharmacy_favourite f on f.doctor_id = $1 and f.pharmacy_id = p.pharmacy_id
  where ($2::text is null or p.zip_code like $2 || '%')
    and p.search_text like all (select '%' || word || '%' from unnest($3::text[]) as word)
    and (not $4 or f.doctor_id is not null)`

const valuesOf = (doctorId: number, s: Sought) => [doctorId, s.zip, s.words, s.favourites] as const

export async function listedPharmacies(
  sql: Sql,
  doctorId: number,
  sought: Sought,
  page: { limit: number; offset: number },
): Promise<ListedPharmacy[]> {
  return sql.query<ListedPharmacy>(
    `select p.pharmacy_id as id, p.name, p.location, p.zip_code, p.phone, f.doctor_id is not null as is_favourite
     from ${LISTED} order by p.name ${BY_NAME}, p.pharmacy_id limit $5 offset $6`,
    [...valuesOf(doctorId, sought), page.limit, page.offset],
  )
}

export async function countListed(sql: Sql, doctorId: number, sought: Sought): Promise<number> {
  const rows = await sql.query<{ count: number }>(`select count(*)::int as count from ${LISTED}`, [
    ...valuesOf(doctorId, sought),
  ])
  return rows[0]!.count
}

/** Marks a pharmacy as a doctor's favourite. @returns whether the pharmacy exists */
export async function insertFavouritePharmacy(
  sql: Sql,
  doctorId: number,
  pharmacyId: number,
): Promise<boolean> {
  const rows = await sql.query(
    `with listed as (
       select p.pharmacy_id from pharmacy p join account a on a.id = p.pharmacy_id and a.is_active
       where p.pharmacy_id = $2
     ), kept as (
       insert into pharmacy_favourite (doctor_id, pharmacy_id) select $1, pharmacy_id from listed on conflict do nothing
     )
     select 1 from listed`,
    [doctorId, pharmacyId],
  )
  return rows.length > 0
}

export async function deleteFavourite(sql: Sql, doctorId: number, pharmacyId: number): Promise<void> {
  await sql.query('delete from pharmacy_favourite where doctor_id = $1 and pharmacy_id = $2', [
    doctorId,
    pharmacyId,
  ])
}
