import type { RecordSections } from '#contract/patients/patient-record.ts'
import { inLatinLetters } from '#contract/prescription/names/name-tokens.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../database/database.ts'
import { findEntries } from '../database/search-queries.ts'
import { typedSearch } from '../database/search-words.ts'
import type { PatientData, PatientRow } from './queries.ts'

/**
 * A patient who shares with another the CURP, the date of birth, the words of the name or the last ten digits of the
 * phone.
 */
export interface LikeRow extends PatientRow, RecordSections {
  record_version: number
  prescriptions: number
}

const NAMED = 100

const COLUMNS = `p.id, p.uid, p.name, p.date_of_birth, p.birth_approximate, p.email, p.external_patient_file, p.gender, p.curp, p.phone,
  p.address, p.state, p.zip_code, p.location, p.last_prescribed_at, p.version,
  coalesce(r.version, 0) as record_version, r.allergies, r.conditions, r.weight, r.height, r.reproduction,
  r.creatinine, r.liver, r.habits, r.vaccines, r.medication,
  (select count(*)::int from prescription x where x.doctor_id = p.doctor_id and x.patient_id in
     (select m.id from patient m where m.doctor_id = p.doctor_id and (m.id = p.id or m.merged_into = p.id))) as prescriptions`

/** Personal data by which a patient, or a person who is being added, is compared with others. */
export type Traits = Pick<
  PatientRow,
  'name' | 'date_of_birth' | 'birth_approximate' | 'gender' | 'curp' | 'phone'
>

/**
 * Patients who were born in about the same year as a given person, where only an age is known of the patient or of the person.
 * The years of birth differ by at most one. The caller compares the names.
 */
export const agedAlike = (
  sql: Sql,
  doctorId: number,
  { date_of_birth: birth, birth_approximate: isByAge }: Traits,
): Promise<Pick<PatientRow, 'id' | 'name'>[]> =>
  sql.query<Pick<PatientRow, 'id' | 'name'>>(
    `select id, name from patient
     where doctor_id = $1 and merged_into is null and (birth_approximate or $3)
       and date_of_birth >= (date_trunc('year', $2::date::timestamp) - interval '1 year')::date
       and date_of_birth < (date_trunc('year', $2::date::timestamp) + interval '2 years')::date`,
    [doctorId, birth, isByAge],
  )

/**
 * Patients who may be the same person as a given one. If the given person has a patient id, that patient comes first.
 * The caller compares the names. Each criterion is one range of an index, because a doctor may have very many patients.
 * @param misspelt ids of patients with almost the same name, whom a search for the name does not find
 */
export async function likePatients(
  sql: Sql,
  doctorId: number,
  { id, name, date_of_birth: birth, curp, phone }: Traits & { id?: number },
  misspelt: readonly number[] = [],
): Promise<LikeRow[]> {
  const named = [...misspelt]
  // A name in full-width or foreign letters is searched in Latin letters too.
  for (const written of new Set([normalize(name), inLatinLetters(name)])) {
    const words = typedSearch('patient', doctorId, written)
    if (words !== null) named.push(...(await findEntries(sql, 'patient', words, NAMED, 0)).ids)
  }
  return sql.query<LikeRow>(
    `select ${COLUMNS}
     from patient p
     left join patient_record r on r.doctor_id = p.doctor_id and r.patient_id = p.id
     where p.doctor_id = $1 and p.merged_into is null
       and (p.id = $2 or p.curp = $3 and p.curp <> '' or p.date_of_birth = $4 or p.id = any($6::bigint[])
            or p.phone_key = right(regexp_replace($5, '\\D', '', 'g'), 10) and p.phone_key <> '')
     order by p.id = $2 desc, p.id = any($6::bigint[]) desc, p.id limit 200`,
    // The id 0 stands for a person who is no patient yet. No patient has this id.
    [doctorId, id ?? 0, curp, birth, phone, named],
  )
}

export interface MergeRow {
  id: number
  gone_id: number
  gone_uid: string
  gone_name: string
  merged_at: Date
  kept_before: Snapshot
  kept_after: Snapshot
  followers: string[]
}

/** Personal data and clinical record of a patient, before or after a merge. */
export interface Snapshot {
  person: PatientData
  record: RecordSections
}

/** Locks some patients of the doctor, always in the same order, so that two concurrent merges don't deadlock. */
export const lockPatients = (sql: Sql, doctorId: number, ids: readonly number[]): Promise<{ id: number }[]> =>
  sql.query<{ id: number }>(
    'select id from patient where doctor_id = $1 and id = any($2::bigint[]) and merged_into is null order by id for update',
    [doctorId, ids],
  )

/**
 * Marks a patient as merged into another. Searches no longer find the patient, and the patient's uid refers to the
 * other one.
 */
export async function endPatient(
  sql: Sql,
  m: { doctorId: number; keptId: number; goneId: number; before: Snapshot; after: Snapshot },
): Promise<void> {
  await sql.query(
    `with moved as (
       update patient set merged_into = $2 where doctor_id = $1 and (id = $3 or merged_into = $3) returning id
     ), silent as (
       update search_entry set words = '' where doctor_id = $1 and kind = 'patient' and object_id = $3
     ), latest as (
       update patient k set last_prescribed_at = greatest(k.last_prescribed_at, g.last_prescribed_at)
       from patient g where k.doctor_id = $1 and k.id = $2 and g.doctor_id = $1 and g.id = $3
     )
     insert into patient_merge (doctor_id, kept_id, gone_id, kept_before, kept_after, followers)
     select $1, $2, $3, $4::jsonb, $5::jsonb, array(select id from moved where id <> $3)`,
    [m.doctorId, m.keptId, m.goneId, JSON.stringify(m.before), JSON.stringify(m.after)],
  )
}

/** Merges of other patients into a patient that were not undone, the latest first. */
export const mergesInto = (sql: Sql, doctorId: number, keptId: number): Promise<MergeRow[]> =>
  sql.query<MergeRow>(
    `select m.id, m.gone_id, g.uid as gone_uid, g.name as gone_name, m.merged_at, m.kept_before, m.kept_after, m.followers
     from patient_merge m join patient g on g.doctor_id = m.doctor_id and g.id = m.gone_id
     where m.doctor_id = $1 and m.kept_id = $2 and m.undone_at is null order by m.id desc`,
    [doctorId, keptId],
  )

/**
 * Undoes a merge: restores the merged patient, and the patients who had been merged into that one before.
 * @returns false when the merge was undone already
 */
export async function revivePatient(
  sql: Sql,
  doctorId: number,
  keptId: number,
  merge: MergeRow,
): Promise<boolean> {
  const done = await sql.query(
    `update patient_merge set undone_at = now() where doctor_id = $1 and id = $2 and undone_at is null returning id`,
    [doctorId, merge.id],
  )
  if (done.length === 0) return false
  await sql.query(
    `update patient set merged_into = case when id = $2 then null else $2 end
     where doctor_id = $1 and (id = $2 or id = any($3::bigint[]))`,
    [doctorId, merge.gone_id, merge.followers],
  )
  await sql.query(
    `update patient p set last_prescribed_at =
       (select max(r.issued_at) from prescription r where r.doctor_id = p.doctor_id and r.patient_id in
          (select m.id from patient m where m.doctor_id = p.doctor_id and (m.id = p.id or m.merged_into = p.id)))
     where p.doctor_id = $1 and p.id = any($2::bigint[])`,
    [doctorId, [keptId, merge.gone_id]],
  )
  return true
}
