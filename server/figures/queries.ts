import type { MonthFigures, NamedUses } from '#contract/figures/month-figures.ts'
import type { Sql } from '../database/database.ts'
import { foldNames } from './fold-names.ts'
import { monthOf } from './periods.ts'

/** Counts of the prescriptions that were issued on one day. Migrations 0205 and 0360 describe the columns. */
export interface DayCounts {
  /** Day on which the prescriptions were issued, `YYYY-MM-DD`, in the time zone of the place where each was issued. */
  day: string
  issued: number
  cancelled: number
  filled: number
  delivered: number
  undelivered: number
  alerts: number
  overridden: number
}

/** Name of a medicine or diagnosis with its number of uses, and the total number of names. */
interface CountedName extends NamedUses {
  names: number
}

/**
 * Reads the counts of each day on which the doctor issued a prescription, the oldest first.
 * @param months first days of the months, `YYYY-MM-01`
 */
export const countsOfDays = (sql: Sql, doctorId: number, months: readonly string[]): Promise<DayCounts[]> =>
  sql.query<DayCounts>(
    `select day, sum(issued)::int as issued, sum(cancelled)::int as cancelled, sum(filled)::int as filled,
       sum(delivered)::int as delivered, sum(undelivered)::int as undelivered, sum(alerts)::int as alerts,
       sum(overridden)::int as overridden
     from counted_day where month = any($2::date[]) and doctor_id = $1 group by day order by day`,
    [doctorId, months],
  )

/**
 * Adds up the stored counts of prescriptions of each month, from its first day to a given day. A month without counts has no
 * row.
 * @param until the last day of each month that is counted, `YYYY-MM-DD`
 */
export const sumsUntil = (
  sql: Sql,
  doctorId: number,
  until: readonly string[],
): Promise<Omit<MonthFigures, 'until'>[]> =>
  sql.query<Omit<MonthFigures, 'until'>>(
    `select to_char(month, 'YYYY-MM') as month, sum(issued - cancelled)::int as prescriptions, sum(cancelled)::int as cancelled,
       (count(*) filter (where issued > cancelled))::int as days, sum(filled)::int as filled,
       sum(delivered)::int as delivered, sum(undelivered)::int as undelivered, sum(alerts)::int as alerts,
       sum(overridden)::int as overridden
     from (
       select month, sum(issued) as issued, sum(cancelled) as cancelled, sum(filled) as filled,
         sum(delivered) as delivered, sum(undelivered) as undelivered, sum(alerts) as alerts,
         sum(overridden) as overridden
       from counted_day where month = any($2::date[]) and doctor_id = $1
         and day <= ($3::date[])[array_position($2::date[], month)]
       group by month, day
     ) days group by month`,
    [doctorId, until.map(monthOf), until],
  )

/**
 * Counts the prescriptions that were issued and not cancelled, by day, by week (from Monday) or by month. Periods without
 * prescriptions are left out.
 * @param months first days of the months, `YYYY-MM-01`; of a week, only the days in these months count
 */
export const countsOfPeriods = (
  sql: Sql,
  doctorId: number,
  by: 'day' | 'week' | 'month',
  months: readonly string[],
): Promise<{ from: string; prescriptions: number }[]> =>
  sql.query<{ from: string; prescriptions: number }>(
    `select date_trunc($3::text, day::timestamp)::date as "from", sum(issued - cancelled)::int as prescriptions
     from counted_day where month = any($2::date[]) and doctor_id = $1 group by 1`,
    [doctorId, months, by],
  )

/** Names of medicines or diagnoses with the most uses in the given months, the most used first (see foldNames). */
export async function countsOfNames(
  sql: Sql,
  doctorId: number,
  of: { kind: 'medication' | 'diagnosis'; months: readonly string[]; limit: number },
): Promise<CountedName[]> {
  const written = await sql.query<NamedUses>(
    `select name, sum(uses)::int as uses
     from counted_use where month = any($2::date[]) and doctor_id = $1 and kind = $3 group by name`,
    [doctorId, of.months, of.kind],
  )
  const folded = foldNames(written)
  return folded.slice(0, of.limit).map((one) => ({ ...one, names: folded.length }))
}

/**
 * Compares a doctor's stored counts with the prescriptions and adds what is missing. @returns number of counts that were wrong
 */
export async function repairFigures(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ wrong: number }>('select repair_figures($1) as wrong', [doctorId])
  return rows[0]?.wrong ?? 0
}

/** Adds the doctor's newly issued prescriptions to the stored counts. @returns number of prescriptions that were added */
export async function foldFigures(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ moved: number }>('select fold_figures($1) as moved', [doctorId])
  return rows[0]?.moved ?? 0
}

/** Ids of the doctors with at least `least` issued prescriptions that were not yet added to the stored counts. */
export async function doctorsWithEntries(sql: Sql, least: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'select doctor_id as id from figure_entry group by doctor_id having count(*) >= $1 order by doctor_id',
    [least],
  )
  return rows.map(({ id }) => id)
}

/** Ids of doctors' accounts that are greater than `after`, in ascending order. */
export async function doctorsAfter(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select id from account where kind = 'doctor' and id > $1 order by id limit $2`,
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Earliest day on which the doctor issued a prescription, `YYYY-MM-DD`; undefined for a doctor without prescriptions. The
 * second prescription may have an earlier day than the first, if it was issued further west, where the date changes later. The
 * clocks of Mexico differ by hours only, so the earliest day is that of the first prescription or the day before.
 */
export async function firstDayOf(sql: Sql, doctorId: number): Promise<string | undefined> {
  const rows = await sql.query<{ day: string | null }>(
    `with first as materialized (
       select local_day(issued_at, time_zone) as day from prescription where doctor_id = $1 order by id limit 1)
     select coalesce(
       (select min(f.day) from counted_day f where f.doctor_id = $1
          and f.month in (date_trunc('month', first.day::timestamp)::date,
                          date_trunc('month', (first.day - 1)::timestamp)::date)),
       first.day) as day
     from first`,
    [doctorId],
  )
  return rows[0]?.day ?? undefined
}

/** Name and sex of the doctor, for the heading of a printed report. */
export async function doctorOfReport(
  sql: Sql,
  doctorId: number,
): Promise<{ name: string; female: boolean } | undefined> {
  const rows = await sql.query<{ name: string; female: boolean }>(
    'select name, female from doctor where doctor_id = $1',
    [doctorId],
  )
  return rows[0]
}
