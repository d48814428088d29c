import type { WeeklyReport } from '#contract/weekly/weekly-report.ts'
import type { Sql } from '../../database/database.ts'
import type { StoredGap } from './gap-kinds.ts'

/** A prescription of the reported week, with the data that the weekly report needs. */
export interface WeekRow {
  code: string
  day: string
  doctor: string
  gaps: StoredGap[]
  /**
   * Reasons that the doctor gave for overriding findings of the safety check. `finding` is the id of the finding, and `about`
   * names the drugs and conditions that the finding is about.
   */
  overrides: { finding: string; about: string[]; reason: string }[]
  /** Names of the medicines that the catalogue did not recognise, as they are printed. */
  unknown: string[]
}

/** Prescriptions that a doctor issued between two days of Mexico City, both included, the oldest first. */
export const prescriptionsOfWeek = (
  sql: Sql,
  doctorId: number,
  from: string,
  until: string,
): Promise<WeekRow[]> =>
  sql.query<WeekRow>(
    `select r.code, mexico_day(r.issued_at)::text as day, d.name as doctor,
       coalesce(r.safety -> 'gaps', '[]') as gaps,
       coalesce(r.safety -> 'overrides', '[]') as overrides,
       array(select i ->> 'presentation' from json_array_elements(r.payload::json -> 'items') i
         where i ->> 'recognised' = 'false' and i ->> 'category' <> 'auxiliary_test') as unknown
     from prescription r join doctor d on d.doctor_id = r.doctor_id
     where r.doctor_id = $1 and r.issued_at >= $2::date - interval '1 day'
       and r.issued_at < $3::date + interval '3 days' and mexico_day(r.issued_at) between $2::date and $3::date
     order by r.id`,
    [doctorId, from, until],
  )

/** Ids of doctors' accounts above a given id, in ascending order. */
export async function doctorsFollowing(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select id from account where kind = 'doctor' and id > $1 order by id limit $2`,
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Stores a weekly report, unless an earlier run of the job has stored it already.
 * @returns whether this call stored the report
 */
export async function insertReport(sql: Sql, report: WeeklyReport): Promise<boolean> {
  const rows = await sql.query<{ week: string }>(
    `insert into weekly_report (week, made_at, content) values ($1, $2, $3::jsonb)
     on conflict (week) do nothing returning week::text`,
    [report.from, report.made_at, JSON.stringify(report)],
  )
  return rows.length > 0
}

/** Deletes the weekly reports of weeks before a day. */
export const deleteReportsBefore = async (sql: Sql, day: string): Promise<void> => {
  await sql.query('delete from weekly_report where week < $1', [day])
}

export const weeksWithReport = async (sql: Sql): Promise<string[]> => {
  const rows = await sql.query<{ week: string }>(
    'select week::text from weekly_report order by week desc limit 120',
  )
  return rows.map(({ week }) => week)
}

/** The weekly report of a week, as it was stored. */
export async function reportOf(sql: Sql, week: string): Promise<unknown> {
  const rows = await sql.query<{ content: unknown }>('select content from weekly_report where week = $1', [
    week,
  ])
  return rows[0]?.content
}
