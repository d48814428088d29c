import type { Holder, IncidentReach, RecordedReach } from '#contract/incidents.ts'
import type { Sql } from '../database/database.ts'
import { BY_NAME } from '../database/name-order.ts'

export interface NewIncident {
  found_on: string
  from: string
  until: string
  what: string
  measures: string
  reach: RecordedReach
}

export interface IncidentRow extends Omit<NewIncident, 'reach'> {
  reach: IncidentReach
  id: number
  recorded_at: Date
}

const COLUMNS = 'id, found_on, from_day as "from", until_day as until, what, measures, reach, recorded_at'

export const incidentsOf = (sql: Sql, doctorId: number): Promise<IncidentRow[]> =>
  sql.query<IncidentRow>(`select ${COLUMNS} from incident where doctor_id = $1 order by id desc limit 200`, [
    doctorId,
  ])

export async function incidentById(sql: Sql, doctorId: number, id: number): Promise<IncidentRow | undefined> {
  const rows = await sql.query<IncidentRow>(
    `select ${COLUMNS} from incident where doctor_id = $1 and id = $2`,
    [doctorId, id],
  )
  return rows[0]
}

export async function insertIncident(sql: Sql, doctorId: number, i: NewIncident): Promise<IncidentRow> {
  const rows = await sql.query<IncidentRow>(
    `insert into incident (doctor_id, found_on, from_day, until_day, what, measures, reach)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [doctorId, i.found_on, i.from, i.until, i.what, i.measures, i.reach],
  )
  return rows[0]!
}

/** Language that a doctor chose for the application's pages. */
export async function languageOfDoctor(sql: Sql, doctorId: number): Promise<'es' | 'en'> {
  const rows = await sql.query<{ language: 'es' | 'en' }>(
    `select case when ux_settings ->> 'language' = 'en' then 'en' else 'es' end as language
     from doctor where doctor_id = $1`,
    [doctorId],
  )
  return rows[0]?.language ?? 'es'
}

/**
 * Records as an incident that a stored prescription differs from the signed one.
 * @returns the incident's id; undefined when the incident was recorded before
 */
export async function insertAlteration(
  sql: Sql,
  doctorId: number,
  i: { prescription: number; day: string; what: string; measures: string },
): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    `insert into incident (doctor_id, prescription_id, found_on, from_day, until_day, what, measures, reach)
     values ($1, $2, $3, $3, $3, $4, $5, 'prescription')
     on conflict (doctor_id, prescription_id) where prescription_id is not null do nothing returning id`,
    [doctorId, i.prescription, i.day, i.what, i.measures],
  )
  return rows[0]?.id
}

/**
 * SQL common table expressions that select the patients whom an incident affects. A merged patient counts as the patient into
 * whom they were merged.
 */
const HOLDERS = `with i as (
    select reach, prescription_id, from_day::timestamp at time zone $3 as begins, (until_day + 1)::timestamp at time zone $3 as ends
    from incident where doctor_id = $1 and id = $2
  ), e as (
    select a.object_kind, a.object_id from i, audit_event a
    where i.reach = 'touched' and a.doctor_id = $1 and a.at >= i.begins and a.at < i.ends
      and a.object_kind in ('patient', 'prescription')
  ), who as (
    select coalesce(p.merged_into, p.id) as id from patient p, i
    where p.doctor_id = $1 and (i.reach = 'all'
      or p.id in (select r.patient_id from prescription r where r.doctor_id = $1 and r.id = i.prescription_id)
      or p.id in (select object_id from e where object_kind = 'patient')
      or p.id in (select r.patient_id from e join prescription r on r.doctor_id = $1 and r.id = e.object_id
                  where e.object_kind = 'prescription'))
  )`

export async function countHolders(sql: Sql, doctorId: number, id: number, zone: string): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    `${HOLDERS} select count(distinct id)::int as count from who`,
    [doctorId, id, zone],
  )
  return rows[0]?.count ?? 0
}

export const holdersOf = (
  sql: Sql,
  doctorId: number,
  id: number,
  at: { zone: string; limit: number; offset: number },
): Promise<Holder[]> =>
  sql.query<Holder>(
    `${HOLDERS} select p.uid, p.name, p.email, p.phone from patient p
     where p.doctor_id = $1 and p.id in (select id from who) order by p.name ${BY_NAME}, p.id limit $4 offset $5`,
    [doctorId, id, at.zone, at.limit, at.offset],
  )
