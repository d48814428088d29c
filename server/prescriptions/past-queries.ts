import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'

/** A choice among a doctor's prescriptions; '' and null for no limit. */
export interface PastRequest {
  /** Ids of the patient and of those merged into them. */
  patients: readonly number[] | null
  /** First and last day in Mexico City, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Generic names, of which a prescription has at least one. */
  drugs: readonly string[]
}

/** Maximum number of the newest prescriptions that are searched, a limit of time. */
const NEWEST = 5000

/** SQL that selects, as `chosen`, the prescriptions that a request means, of the newest ones. */
const CHOSEN = `with newest as materialized (
    select id, patient_id, issued_at, state from prescription
    where doctor_id = $1 and ($2::bigint[] is null or patient_id = any($2::bigint[])) order by id desc limit ${NEWEST}
  ), chosen as materialized (
    select id, patient_id, state from newest n
    where ($3 = '' or issued_at >= nullif($3, '')::date::timestamp at time zone $6)
      and ($4 = '' or issued_at < (nullif($4, '')::date + 1)::timestamp at time zone $6)
      and (cardinality($5::text[]) = 0 or exists (
        select from prescription_item i where i.doctor_id = $1 and i.prescription_id = n.id
          and exists (select from unnest($5::text[]) as drug where strpos(lower(i.generic), lower(drug)) > 0)))
  )`

const values = (doctorId: number, { patients, from, to, drugs }: PastRequest) =>
  [doctorId, patients, from, to, drugs, MEXICO_CITY] as const

/** Ids of the newest chosen prescriptions, and how many were chosen. */
export async function pastIds(
  sql: Sql,
  doctorId: number,
  request: PastRequest,
  limit: number,
): Promise<{ ids: number[]; count: number }> {
  const rows = await sql.query<{ id: number; count: number }>(
    `${CHOSEN} select id, count(*) over ()::int as count from chosen order by id desc limit $7`,
    [...values(doctorId, request), limit],
  )
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}

/** How many prescriptions of a period were not cancelled, for how many patients, and their most frequent drugs. */
export async function pastFigures(
  sql: Sql,
  doctorId: number,
  request: PastRequest,
  top: number,
): Promise<{ prescriptions: number; patients: number; top: { name: string; uses: number }[] }> {
  const rows = await sql.query<{
    prescriptions: number
    patients: number
    name: string | null
    uses: number
  }>(
    `${CHOSEN}, used as (
       select min(i.generic) as name, count(distinct i.prescription_id)::int as uses
       from chosen c join prescription_item i on i.doctor_id = $1 and i.prescription_id = c.id
       where c.state = 'issued' and i.category <> 'auxiliary_test' and i.ended_at is null
       group by lower(i.generic) order by uses desc, 1 limit $7
     )
     select (select count(*)::int from chosen where state = 'issued') as prescriptions,
            (select count(distinct patient_id)::int from chosen where state = 'issued') as patients, u.name, u.uses
     from (values (1)) one left join used u on true order by u.uses desc nulls last, u.name`,
    [...values(doctorId, request), top],
  )
  const named = rows.flatMap(({ name, uses }) => (name === null ? [] : [{ name, uses }]))
  return { prescriptions: rows[0]?.prescriptions ?? 0, patients: rows[0]?.patients ?? 0, top: named }
}
