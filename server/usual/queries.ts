import type { Sql } from '../database/database.ts'
import type { RowState } from '../prescriptions/stored-prescription.ts'

/**
 * Maximum number of prescriptions of a diagnosis that are read, the newest ones. The limit is one of time and memory,
 * not a clinical one.
 */
const NEWEST = 200

/** A recent prescription for a diagnosis, with the state of its rows. */
export interface PastPrescription {
  id: number
  signature: string
  payload: string
  /** Medicine rows of the prescription that were not cancelled. */
  rows: RowState[]
}

/**
 * The newest prescriptions of a diagnosis that were not cancelled, newest first. Each name of the diagnosis is one range of the
 * index `prescription_by_diagnosis`, which is read backwards up to a limit. The rows of these prescriptions are found by key.
 */
export async function ofDiagnosis(
  sql: Sql,
  doctorId: number,
  names: readonly string[],
): Promise<PastPrescription[]> {
  return sql.query<PastPrescription>(
    `select r.id, r.signature, r.payload,
            array(select to_jsonb(i) from (
                    select id, position, sku, order_id, ad_id, cost_cents, bought_qty, bought, ended_at, end_reason, end_note
                    from prescription_item
                    where doctor_id = $1 and prescription_id = r.id and ended_at is null
                  ) i order by i.position) as rows
     from (select distinct diagnosis_key(name) as key from unnest($2::text[]) name) asked
     cross join lateral (
       select id, signature, payload from prescription
       where doctor_id = $1 and diagnosis_key = asked.key and state = 'issued'
       order by id desc limit ${NEWEST}
     ) r
     where asked.key <> ''
     order by r.id desc`,
    [doctorId, names],
  )
}

/** Number of the newest rows of a product in which a row for a similar patient is searched for. */
const NEWEST_ROWS = 20

/** Earlier prescription of a product: the signed document, and the position of the row in it. */
export interface ProductRow {
  payload: string
  position: number
}

/**
 * The newest rows with one of the given products, without cancelled rows and rows of cancelled prescriptions. The rows of the
 * first product come before those of the others, each newest first.
 */
export const lastRowsOf = (sql: Sql, doctorId: number, drugs: readonly string[]): Promise<ProductRow[]> =>
  sql.query<ProductRow>(
    `select found.payload, found.position
     from unnest($2::text[]) with ordinality asked (drug, at)
     cross join lateral (
       select r.payload, i.position::int, i.prescription_id
       from prescription_item i
       join prescription r on r.doctor_id = i.doctor_id and r.id = i.prescription_id and r.state = 'issued'
       where i.doctor_id = $1 and i.drug_upc = asked.drug and i.drug_upc <> '' and i.ended_at is null
       order by i.prescription_id desc, i.position limit ${NEWEST_ROWS}
     ) found
     order by asked.at > 1, found.prescription_id desc, found.position`,
    [doctorId, drugs],
  )

export interface UsualAsker {
  profession: string
  gender: 'M' | 'F' | 'O' | null
  date_of_birth: string | null
}

/**
 * Profession of the doctor, and the patient's sex and date of birth. Sex and date of birth are null when the doctor has
 * no patient with this uid.
 */
export async function readUsualAsker(sql: Sql, doctorId: number, uid: string | null): Promise<UsualAsker> {
  const rows = await sql.query<UsualAsker>(
    `select d.profession, p.gender, p.date_of_birth
     from doctor d left join patient p on p.doctor_id = d.doctor_id and p.uid = $2
     where d.doctor_id = $1`,
    [doctorId, uid],
  )
  return rows[0]!
}

export interface LastRow {
  signature: string
  payload: string
  /** Positions of the prescription's medicine rows that were not cancelled. */
  standing: number[]
}

/**
 * The newest prescription of a patient that was not cancelled. Prescriptions under the uid of a merged patient are
 * included.
 */
export async function lastOf(sql: Sql, doctorId: number, uid: string): Promise<LastRow | undefined> {
  const rows = await sql.query<LastRow>(
    `select r.signature, r.payload,
            array(select i.position::int from prescription_item i
                  where i.doctor_id = $1 and i.prescription_id = r.id and i.ended_at is null
                  order by i.position) as standing
     from patient asked
     join patient p on p.doctor_id = $1 and coalesce(p.merged_into, p.id) = coalesce(asked.merged_into, asked.id)
     cross join lateral (
       select id, signature, payload from prescription
       where doctor_id = $1 and patient_id = p.id and state = 'issued' order by id desc limit 1
     ) r
     where asked.doctor_id = $1 and asked.uid = $2
     order by r.id desc limit 1`,
    [doctorId, uid],
  )
  return rows[0]
}
