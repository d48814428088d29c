import type { Sql } from '../../database/database.ts'

/** A doctor's own data about a presentation of the catalogue: price and out-of-stock mark. */
export interface StockRow {
  uid: string
  price_cents: number | null
  /** Name of the hospital where the presentation is marked as out of stock; '' for everywhere, null when it is not marked. */
  unavailable_at: string | null
  until: string | null
}

/**
 * Reads the doctor's prices and out-of-stock marks of the given presentations. A presentation may have several marks. The
 * mark for everywhere, which is always the doctor's own, has priority over marks for a hospital. Of the marks for
 * hospitals, the one with the lowest hospital id is read.
 */
export const stockOf = (
  sql: Sql,
  doctorId: number,
  uids: readonly string[],
  today: string,
): Promise<StockRow[]> => sql.query<StockRow>(ofAsked('unnest($3::char(64)[])'), [doctorId, today, uids])

/** Maximum number of prices and out-of-stock marks that are read, far above what anybody enters by hand. */
const STOCK_AT_MOST = 5000

/** Reads the doctor's prices and out-of-stock marks of all presentations that have any. */
export const allStockOf = (sql: Sql, doctorId: number, today: string): Promise<StockRow[]> =>
  sql.query<StockRow>(
    `${ofAsked(`(
       select drug_uid from own_price where doctor_id = $1
       union select drug_uid from unavailable_mark where doctor_id = $1
       union select m.drug_uid from membership s
         join unavailable_mark m on m.hospital_id = s.hospital_id and m.hospital_id <> 0
         where s.doctor_id = $1 and not s.is_deleted
     )`)} limit ${STOCK_AT_MOST}`,
    [doctorId, today],
  )

const ofAsked = (asked: string): string =>
  `select asked.uid, p.price_cents, u.name as unavailable_at, u.until
     from ${asked} asked(uid)
     left join own_price p on p.doctor_id = $1 and p.drug_uid = asked.uid
     left join lateral (
       select m.until, coalesce(h.patron, '') as name from (
         select hospital_id, until from unavailable_mark where doctor_id = $1 and drug_uid = asked.uid
         union all
         select m.hospital_id, m.until from membership s
         join unavailable_mark m on m.hospital_id = s.hospital_id and m.hospital_id <> 0 and m.drug_uid = asked.uid
         where s.doctor_id = $1 and not s.is_deleted
       ) m left join hospital h on h.id = m.hospital_id
       where m.until >= $2::date order by m.hospital_id, m.until desc limit 1
     ) u on true
     where p.price_cents is not null or u.until is not null`

export interface MarkRow {
  drug_uid: string
  hospital_id: number
  name: string
  until: string
  is_own: boolean
}

/** Maximum number of out-of-stock marks that are read, far above what anybody enters by hand. */
const MARKS_AT_MOST = 500

/** Reads the out-of-stock marks that apply today: the doctor's own, and those of colleagues at the doctor's hospitals. */
export const marksOf = (sql: Sql, doctorId: number, today: string): Promise<MarkRow[]> =>
  sql.query<MarkRow>(
    `select m.drug_uid, m.hospital_id, coalesce(h.patron, '') as name, m.until, m.doctor_id = $1 as is_own
     from unavailable_mark m left join hospital h on h.id = m.hospital_id
     where m.until >= $2::date and (m.doctor_id = $1 or m.hospital_id in
       (select s.hospital_id from membership s where s.doctor_id = $1 and not s.is_deleted))
     order by m.until, m.drug_uid, m.hospital_id limit ${MARKS_AT_MOST}`,
    [doctorId, today],
  )

/**
 * Marks a presentation as out of stock everywhere (hospital 0) or at one of the doctor's hospitals.
 * @returns false when the doctor does not work at the hospital
 */
export async function saveMark(
  sql: Sql,
  doctorId: number,
  m: { uid: string; hospitalId: number; until: string },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into unavailable_mark (doctor_id, drug_uid, hospital_id, until)
     select $1, $2, $3::bigint, $4::date
     where $3::bigint = 0 or exists (select 1 from membership s
       where s.doctor_id = $1 and s.hospital_id = $3 and not s.is_deleted)
     on conflict (doctor_id, drug_uid, hospital_id) do update set until = excluded.until
     returning drug_uid`,
    [doctorId, m.uid, m.hospitalId, m.until],
  )
  return rows.length === 1
}

/** Removes one out-of-stock mark of the doctor, and all of the doctor's marks that have expired. */
export async function removeMark(
  sql: Sql,
  doctorId: number,
  m: { uid: string; hospitalId: number; today: string },
): Promise<void> {
  await sql.query(
    `delete from unavailable_mark
     where doctor_id = $1 and ((drug_uid = $2 and hospital_id = $3) or until < $4::date)`,
    [doctorId, m.uid, m.hospitalId, m.today],
  )
}

export async function savePrice(
  sql: Sql,
  doctorId: number,
  uid: string,
  cents: number | null,
): Promise<void> {
  if (cents === null)
    await sql.query('delete from own_price where doctor_id = $1 and drug_uid = $2', [doctorId, uid])
  else
    await sql.query(
      `insert into own_price (doctor_id, drug_uid, price_cents) values ($1, $2, $3)
       on conflict (doctor_id, drug_uid) do update set price_cents = excluded.price_cents`,
      [doctorId, uid, cents],
    )
}

export const savePriceOfOwn = (sql: Sql, doctorId: number, uid: string, cents: number | null) =>
  sql.query(
    'update own_medication set price_cents = $3, changed_at = now() where doctor_id = $1 and uid = $2',
    [doctorId, uid, cents],
  )
