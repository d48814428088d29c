import type { Sql } from '../database/database.ts'

export interface PatientRow {
  id: number
  uid: string
  name: string
  date_of_birth: string
  birth_approximate: boolean
  email: string
  external_patient_file: string
  gender: 'M' | 'F' | 'O'
  curp: string
  phone: string
  address: string
  state: string
  zip_code: string
  location: string
  last_prescribed_at: Date | null
  version: number
}

const COLUMNS = `id, uid, name, date_of_birth, birth_approximate, email, external_patient_file, gender, curp, phone, address, state, zip_code,
  location, last_prescribed_at, version`

/** One page of a doctor's patients, recently prescribed first: of all patients, or of those found by a search. */
export async function patientPage(
  sql: Sql,
  doctorId: number,
  found: readonly number[] | null,
  limit: number,
  offset: number,
): Promise<PatientRow[]> {
  const filter = found === null ? '' : 'and id = any($4::bigint[])'
  return sql.query<PatientRow>(
    `select ${COLUMNS} from patient where doctor_id = $1 and merged_into is null ${filter}
     order by last_prescribed_at desc nulls last, id desc limit $2 offset $3`,
    found === null ? [doctorId, limit, offset] : [doctorId, limit, offset, found],
  )
}

export async function countPatients(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::int as count from patient where doctor_id = $1 and merged_into is null',
    [doctorId],
  )
  return rows[0]?.count ?? 0
}

/** Patients with these ids, each as stored, even if merged into another patient. */
export const patientRows = (sql: Sql, doctorId: number, ids: readonly number[]): Promise<PatientRow[]> =>
  sql.query<PatientRow>(
    `select ${COLUMNS} from patient where doctor_id = $1 and id = any($2::bigint[]) order by id`,
    [doctorId, ids],
  )

/** All ids of a person: the patient's own id, and the ids of patients merged into that patient. */
export async function numbersOf(sql: Sql, doctorId: number, id: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'select id from patient where doctor_id = $1 and (id = $2 or merged_into = $2) order by id',
    [doctorId, id],
  )
  return rows.map((row) => row.id)
}

export interface PrescribedRowOfPatient {
  signature: string
  payload: string
  is_rejected: boolean
  /** Positions of the prescription's medicine rows that were not cancelled. */
  standing: number[]
}

/** Prescriptions of a person under any of the person's ids, newest first. */
export async function prescriptionsOfPatient(
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
  limit: number,
  offset: number,
): Promise<{ rows: PrescribedRowOfPatient[]; count: number }> {
  const [total] = await sql.query<{ count: number }>(
    'select count(*)::int as count from prescription where doctor_id = $1 and patient_id = any($2::bigint[])',
    [doctorId, patientIds],
  )
  const rows = await sql.query<PrescribedRowOfPatient>(
    `select r.signature, r.payload, r.state = 'rejected' as is_rejected,
            array(select i.position::int from prescription_item i
                  where i.doctor_id = r.doctor_id and i.prescription_id = r.id and i.ended_at is null
                  order by i.position) as standing
     from prescription r
     where r.doctor_id = $1 and r.patient_id = any($2::bigint[]) order by r.id desc limit $3 offset $4`,
    [doctorId, patientIds, limit, offset],
  )
  return { rows, count: total?.count ?? 0 }
}

/** The patient with this uid; for a merged patient, the one into whom that patient was merged. */
export async function patientByUid(sql: Sql, doctorId: number, uid: string): Promise<PatientRow | undefined> {
  const rows = await sql.query<PatientRow>(
    `select ${COLUMNS} from patient where doctor_id = $1 and id =
       (select coalesce(merged_into, id) from patient where doctor_id = $1 and uid = $2)`,
    [doctorId, uid],
  )
  return rows[0]
}

export async function patientById(sql: Sql, doctorId: number, id: number): Promise<PatientRow | undefined> {
  const rows = await sql.query<PatientRow>(
    `select ${COLUMNS} from patient where doctor_id = $1 and id =
       (select coalesce(merged_into, id) from patient where doctor_id = $1 and id = $2)`,
    [doctorId, id],
  )
  return rows[0]
}

export type PatientData = Omit<PatientRow, 'id' | 'last_prescribed_at' | 'version'>

/** Adds a patient with its search words. The result is undefined if the doctor has a patient with this uid. */
export async function insertPatient(
  sql: Sql,
  doctorId: number,
  p: PatientData,
  lexemes: string[],
): Promise<PatientRow | undefined> {
  const rows = await sql.query<PatientRow>(
    `with made as (
       insert into patient (doctor_id, uid, name, date_of_birth, email, external_patient_file, gender, curp, phone,
                            address, state, zip_code, location, birth_approximate)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15)
       on conflict (doctor_id, uid) do nothing returning ${COLUMNS}
     ), words as (
       insert into search_entry (doctor_id, kind, object_id, words)
       select $1, 'patient', made.id, array_to_tsvector($14::text[]) from made
     )
     select * from made`,
    [
      doctorId,
      p.uid,
      p.name,
      p.date_of_birth,
      p.email,
      p.external_patient_file,
      p.gender,
      p.curp,
      p.phone,
      p.address,
      p.state,
      p.zip_code,
      p.location,
      lexemes,
      p.birth_approximate,
    ],
  )
  return rows[0]
}

export async function updatePatient(
  sql: Sql,
  doctorId: number,
  id: number,
  p: PatientData,
  lexemes: string[],
): Promise<PatientRow> {
  const rows = await sql.query<PatientRow>(
    `with words as (
       update search_entry set words = array_to_tsvector($13::text[])
       where doctor_id = $1 and kind = 'patient' and object_id = $2
     )
     update patient set name = $3, date_of_birth = $4, email = $5, external_patient_file = $6, gender = $7, curp = $8,
            phone = $9, address = $10, state = $11, zip_code = $12, location = $14, birth_approximate = $15, version = version + 1
     where doctor_id = $1 and id = $2 returning ${COLUMNS}`,
    [
      doctorId,
      id,
      p.name,
      p.date_of_birth,
      p.email,
      p.external_patient_file,
      p.gender,
      p.curp,
      p.phone,
      p.address,
      p.state,
      p.zip_code,
      lexemes,
      p.location,
      p.birth_approximate,
    ],
  )
  return rows[0]!
}
