import type { Sql } from '../database/database.ts'

/** Filter of a doctor's prescriptions. A member that is '' or null does not limit the selection. */
export interface PastRequest {
  /** Ids of the patient and of the patients merged into that patient. */
  patients: readonly number[] | null
  /** First and last day of issue in the time zone of the place of issue, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Generic names of medicines. A selected prescription has at least one of them. */
  drugs: readonly string[]
  /** Whether only prescriptions that were cancelled, or rejected by a pharmacy, are selected. */
  cancelled: boolean
}

/**
 * Maximum number of prescriptions that are searched, which limits the time of the query. Of the prescriptions for the patient
 * and the period, the newest are searched.
 */
const SEARCHED_AT_MOST = 5000

interface PastFound {
  ids: number[]
  count: number
  /** Whether older prescriptions of the patient and the period were not searched. `count` is then a lower bound. */
  isCut: boolean
}

/** Ids of the newest prescriptions that a request selects, and the number of all selected prescriptions. */
export async function pastIds(
  sql: Sql,
  doctorId: number,
  { patients, from, to, drugs, cancelled }: PastRequest,
  { limit, searchedAtMost = SEARCHED_AT_MOST }: { limit: number; searchedAtMost?: number },
): Promise<PastFound> {
  const rows = await sql.query<{ ids: number[] | null; count: number; in_period: number }>(
    `with of_period as materialized (
       select id, state from prescription
       where doctor_id = $1 and ($2::bigint[] is null or patient_id = any($2::bigint[]))
         and ($3 = '' or issued_at >= nullif($3, '')::date - 1 and local_day(issued_at, time_zone) >= nullif($3, '')::date)
         and ($4 = '' or issued_at < nullif($4, '')::date + 2 and local_day(issued_at, time_zone) <= nullif($4, '')::date)
       order by id desc limit $7::bigint + 1
     ), chosen as materialized (
       select id from (select id, state from of_period order by id desc limit $7) n
       where (not $8 or state = 'rejected') and (cardinality($5::text[]) = 0 or exists (
         select from prescription_item i where i.doctor_id = $1 and i.prescription_id = n.id
           and exists (select from unnest($5::text[]) as drug where strpos(lower(i.generic), lower(drug)) > 0)))
     )
     select (select json_agg(id order by id desc) from (select id from chosen order by id desc limit $6) first) as ids,
       (select count(*)::int from chosen) as count, (select count(*)::int from of_period) as in_period`,
    [doctorId, patients, from, to, drugs, limit, searchedAtMost, cancelled],
  )
  const [found] = rows
  return {
    ids: found?.ids ?? [],
    count: found?.count ?? 0,
    isCut: (found?.in_period ?? 0) > searchedAtMost,
  }
}
