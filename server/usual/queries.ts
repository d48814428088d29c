import type { Sql } from '../database/database.ts'
import type { StoredRow } from '../prescriptions/stored-prescription.ts'

/** How far back it is read: the newest of one diagnosis. A bound of time and memory, not a judgement. */
const NEWEST = 200

/** One row of the doctor's history, and for whom. */
export interface PastRow {
  item: StoredRow
  prescription_id: number
  issued_at: Date
  gender: 'M' | 'F' | 'O'
  /** The patient's age then, in whole years. */
  years: number
}

/**
 * The rows, as they were signed, of the newest prescriptions of a diagnosis that were not cancelled, newest first. Each name is one range of the index
 * `prescription_by_diagnosis`, read backwards to its bound; rows are found by their keys.
 */
export async function rowsOfDiagnosis(
  sql: Sql,
  doctorId: number,
  names: readonly string[],
): Promise<PastRow[]> {
  return sql.query<PastRow>(
    `select (to_jsonb(i) - '{doctor_id,prescription_id,refills}'::text[]) || (d.signed -> 'items' -> i.position::int)::jsonb as item,
            r.id as prescription_id, r.issued_at, d.signed -> 'patient' ->> 'gender' as gender,
            date_part('year', age(r.issued_at, (d.signed -> 'patient' ->> 'date_of_birth')::date))::int as years
     from (select distinct diagnosis_key(name) as key from unnest($2::text[]) name) asked
     cross join lateral (
       select id, payload, issued_at from prescription
       where doctor_id = $1 and diagnosis_key = asked.key and state = 'issued'
       order by id desc limit ${NEWEST}
     ) r
     -- Read once a prescription: "offset 0" keeps the planner from writing it into each use.
     cross join lateral (select r.payload::json as signed offset 0) d
     join prescription_item i on i.doctor_id = $1 and i.prescription_id = r.id and i.ended_at is null
     where asked.key <> ''
     order by r.id desc, i.position`,
    [doctorId, names],
  )
}

export interface Asker {
  profession: string
  gender: 'M' | 'F' | 'O' | null
  date_of_birth: string | null
}

/** Who prescribes, and for whom; nobody when there is no patient of theirs with this uid. */
export async function askerOf(sql: Sql, doctorId: number, uid: string | null): Promise<Asker> {
  const rows = await sql.query<Asker>(
    `select d.profession, p.gender, p.date_of_birth
     from doctor d left join patient p on p.doctor_id = d.doctor_id and p.uid = $2
     where d.doctor_id = $1`,
    [doctorId, uid],
  )
  return rows[0]!
}

export interface LastRow {
  signature: string
  issued_at: Date
  diagnosis: string
  medications: string[]
}

/** The newest of a patient that was not cancelled, under whatever uid it was issued before a merge. */
export async function lastOf(sql: Sql, doctorId: number, uid: string): Promise<LastRow | undefined> {
  const rows = await sql.query<LastRow>(
    `select r.signature, (d.signed ->> 'issued_at')::timestamptz as issued_at, d.signed ->> 'diagnosis' as diagnosis,
            array(select coalesce(nullif(m.row ->> 'generic', ''), m.row ->> 'presentation')
                  from json_array_elements(d.signed -> 'items') with ordinality as m(row, at)
                  join prescription_item i on i.doctor_id = $1 and i.prescription_id = r.id and i.position = m.at - 1
                    and i.ended_at is null
                  order by m.at) as medications
     from patient asked
     join patient p on p.doctor_id = $1 and coalesce(p.merged_into, p.id) = coalesce(asked.merged_into, asked.id)
     cross join lateral (
       select id, signature, payload from prescription
       where doctor_id = $1 and patient_id = p.id and state = 'issued' order by id desc limit 1
     ) r
     cross join lateral (select r.payload::json as signed offset 0) d
     where asked.doctor_id = $1 and asked.uid = $2
     order by r.id desc limit 1`,
    [doctorId, uid],
  )
  return rows[0]
}
