import type { Sql } from '../../database/database.ts'

/** The columns of `prescription_item` that repeat a row of the signed document. */
export interface ItemColumns {
  position: number
  presentation: string
  generic: string
  brand: string
  instructions: string
  via: string
  category: string
  drug_upc: string
  fraction: string | null
  antibiotic: boolean
  substitution_allowed: boolean
  qty: number
  refills: number
}

/** Data by which a stored prescription is verified: the signed text, its signature, and the columns that repeat the text. */
export interface StoredColumns {
  doctor_id: number
  id: number
  signature: string
  payload: string
  key_id: string
  signed: Buffer
  code: string
  document_kind: string
  issued_at: Date
  valid_from: string | null
  valid_until: string
  show_diagnosis: boolean
  diagnosis: string
  extras: string
  hospital_id: number
  clinic_id: number | null
  time_zone: string
  patient_uid: string
  /** Stored hash of the prescription's rows (`rowsKey`); null in a series and where single rows were cancelled. */
  rows_key: string | null
  /** Row of `prescription_lookup` for this signature; null where that row is missing. */
  found_by: { code: string; doctor_id: number; prescription_id: number } | null
  links: { kind: string; signature: string; position: number; total: number }[] | null
  items: ItemColumns[] | null
}

const SELECT = `select r.doctor_id, r.id, r.signature, r.payload, r.key_id, r.signed, r.code, r.document_kind, r.issued_at,
    r.valid_from, r.valid_until, r.show_diagnosis, r.diagnosis, r.extras, r.hospital_id, r.clinic_id, r.time_zone,
    p.uid as patient_uid, r.rows_key,
    (select json_build_object('code', l.code, 'doctor_id', l.doctor_id, 'prescription_id', l.prescription_id)
     from prescription_lookup l where l.signature = r.signature) as found_by,
    (select json_agg(json_build_object('kind', l.kind, 'signature', o.signature, 'position', l.position, 'total', l.total))
     from prescription_link l join prescription o on o.doctor_id = l.doctor_id and o.id = l.other_id
     where l.doctor_id = r.doctor_id and l.prescription_id = r.id) as links,
    (select json_agg(i order by i.position) from (
       select position, presentation, generic, brand, instructions, via, category, drug_upc, fraction, antibiotic,
         substitution_allowed, qty, refills
       from prescription_item where doctor_id = r.doctor_id and prescription_id = r.id) i) as items
  from prescription r
  join patient p on p.doctor_id = r.doctor_id and p.id = r.patient_id`

export async function columnsById(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<StoredColumns | undefined> {
  const rows = await sql.query<StoredColumns>(`${SELECT} where r.doctor_id = $1 and r.id = $2`, [
    doctorId,
    id,
  ])
  return rows[0]
}
/** Prescriptions of a doctor with ids above `after`, in ascending order. */
export const columnsAfter = (
  sql: Sql,
  doctorId: number,
  after: number,
  limit: number,
): Promise<StoredColumns[]> =>
  sql.query<StoredColumns>(`${SELECT} where r.doctor_id = $1 and r.id > $2 order by r.id limit $3`, [
    doctorId,
    after,
    limit,
  ])
