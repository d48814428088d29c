import type { NamedUses } from '#contract/figures/month-figures.ts'
import type { Sql } from '../database/database.ts'
import { foldNames } from './fold-names.ts'

/** First and last day of a period, both inclusive, `YYYY-MM-DD`. */
export interface PeriodOfDays {
  from: string
  until: string
}

/**
 * SQL that selects, as `chosen`, the prescriptions that were issued in a period and not cancelled. If drugs are named, only
 * prescriptions with one of them are selected.
 */
const CHOSEN = `with chosen as materialized (
    select r.id, r.patient_id from prescription r
    where r.doctor_id = $1 and r.state = 'issued'
      -- The index finds the rows of the period and of the days beside it; local_day then picks those of the period.
      and r.issued_at >= $2::date - 1 and r.issued_at < $3::date + 2
      and local_day(r.issued_at, r.time_zone) between $2::date and $3::date
      and (cardinality($4::text[]) = 0 or exists (
        select from prescription_item i where i.doctor_id = $1 and i.prescription_id = r.id and i.ended_at is null
          and exists (select from unnest($4::text[]) as drug where strpos(lower(i.generic), lower(drug)) > 0)))
  )`

/**
 * Counts the patients of a period, and the prescriptions with one of the drugs. No stored count of a day contains these
 * numbers.
 * @param drugs generic names; none for all prescriptions
 */
export async function countsOfPeriod(
  sql: Sql,
  doctorId: number,
  { from, until, drugs }: PeriodOfDays & { drugs: readonly string[] },
): Promise<{ prescriptions: number; patients: number }> {
  const rows = await sql.query<{ prescriptions: number; patients: number }>(
    `${CHOSEN} select count(*)::int as prescriptions, count(distinct patient_id)::int as patients from chosen`,
    [doctorId, from, until, drugs],
  )
  return rows[0] ?? { prescriptions: 0, patients: 0 }
}

/**
 * Finds the medicines with the most rows in the prescriptions of a period. They are counted by name, like the stored counts of
 * a month.
 */
export async function namesOfPeriod(
  sql: Sql,
  doctorId: number,
  { from, until, drugs, limit }: PeriodOfDays & { drugs: readonly string[]; limit: number },
): Promise<NamedUses[]> {
  const written = await sql.query<NamedUses>(
    `${CHOSEN} select counted_name(i.generic, i.presentation) as name, count(*)::int as uses
     from chosen c join prescription_item i on i.doctor_id = $1 and i.prescription_id = c.id
     where i.ended_at is null group by 1`,
    [doctorId, from, until, drugs],
  )
  return foldNames(written).slice(0, limit)
}
