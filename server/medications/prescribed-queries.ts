import type { Sql } from '../database/database.ts'

/**
 * One row of a signed prescription: the signature and payload of the prescription, the row's position in it, and the row's sale
 * at a pharmacy.
 */
export interface PrescribedProduct {
  id: number
  position: number
  signature: string
  payload: string
  cost_cents: number
  bought: boolean
  bought_qty: number
  order_id: number
  ad_id: string
}

/**
 * Makes the SQL that selects rows of the doctor's prescriptions, each with the prescription's signed payload and the row's
 * sale.
 */
const signed = (
  rows: string,
): string => `select i.id, i.position, r.signature, r.payload, i.cost_cents, i.bought, i.bought_qty, i.order_id, i.ad_id
  from (select * from prescription_item where doctor_id = $1 ${rows}) i
  join prescription r on r.doctor_id = $1 and r.id = i.prescription_id`

export async function prescribedPage(
  sql: Sql,
  doctorId: number,
  limit: number,
  offset: number,
): Promise<{ rows: PrescribedProduct[]; count: number }> {
  const rows = await sql.query<PrescribedProduct>(
    `${signed('order by id desc limit $2 offset $3')} order by i.id desc`,
    [doctorId, limit, offset],
  )
  const all = await sql.query<{ count: number }>(
    'select count(*)::int as count from prescription_item where doctor_id = $1',
    [doctorId],
  )
  return { rows, count: all[0]!.count }
}

export async function prescribedById(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<PrescribedProduct | undefined> {
  const rows = await sql.query<PrescribedProduct>(signed('and id = $2'), [doctorId, id])
  return rows[0]
}

/**
 * Maximum number of the newest prescriptions in which prescribed medicines are counted. The limit bounds the time of the
 * query. The response states whether the limit was reached.
 */
const NEWEST = 5000
const SHOWN = 12

interface FigureRow {
  prescriptions: number
  read: number
  name: string | null
  uses: number
  patients: number
  last_used_at: Date
}

/**
 * Counts the medicines that were prescribed since an instant, by generic name. The newest prescriptions are one range of the
 * primary key, which is read backwards up to the limit. The rows of these prescriptions are found by key.
 */
export async function prescribedFigures(
  sql: Sql,
  doctorId: number,
  since: Date,
): Promise<{ prescriptions: number; isBounded: boolean; rows: (FigureRow & { name: string })[] }> {
  const rows = await sql.query<FigureRow>(
    `with newest as materialized (
       select id, patient_id, issued_at, state from prescription where doctor_id = $1 order by id desc limit ${NEWEST}
     ), period as materialized (
       select id, patient_id, issued_at from newest where issued_at >= $2 and state = 'issued'
     ), used as (
       select lower(i.generic) as key, min(i.generic) as name, count(distinct r.id)::int as uses,
              count(distinct r.patient_id)::int as patients, max(r.issued_at) as last_used_at
       from period r join prescription_item i on i.doctor_id = $1 and i.prescription_id = r.id
       where i.category <> 'auxiliary_test' and i.ended_at is null
       group by 1 order by uses desc, last_used_at desc, 1 limit ${SHOWN}
     )
     select (select count(*)::int from period) as prescriptions,
            (select count(*)::int from newest where issued_at >= $2) as read,
            u.name, u.uses, u.patients, u.last_used_at
     from (values (1)) one left join used u on true
     order by u.uses desc nulls last, u.last_used_at desc, u.key`,
    [doctorId, since],
  )
  const named = rows.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))
  return {
    prescriptions: rows[0]?.prescriptions ?? 0,
    isBounded: (rows[0]?.read ?? 0) >= NEWEST,
    rows: named,
  }
}

/** Number of the newest prescriptions from which the products that a doctor often prescribes are found. */
const SHOW_HABITS = 200
/**
 * Minimum number of a doctor's newest prescriptions that must contain a product, for the product to count as often
 * prescribed.
 */
const OFTEN = 3
const HABITS_AT_MOST = 100

/**
 * Finds the uids of the products that the doctor often prescribes, the most frequent first. The newest prescriptions are one
 * range of the primary key, which is read backwards up to the limit. The rows of these prescriptions are found by key.
 */
export async function usualProducts(sql: Sql, doctorId: number): Promise<string[]> {
  const rows = await sql.query<{ uid: string }>(
    `with newest as materialized (
       select id from prescription where doctor_id = $1 and state = 'issued' order by id desc limit ${SHOW_HABITS}
     )
     select i.drug_upc as uid
     from newest r join prescription_item i on i.doctor_id = $1 and i.prescription_id = r.id
     where i.drug_upc <> '' and i.ended_at is null
     group by 1 having count(distinct r.id) >= ${OFTEN}
     order by count(distinct r.id) desc, max(r.id) desc, 1 limit ${HABITS_AT_MOST}`,
    [doctorId],
  )
  return rows.map(({ uid }) => uid)
}
