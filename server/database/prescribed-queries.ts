import { prescribedIn } from '#contract/signed-document.ts'
import type { Sql } from './database.ts'

/** A medicine row of an earlier prescription of this doctor to the patient, as it was signed. */
export interface PrescribedRow {
  signature: string
  code: string
  /**
   * Hash of the prescription's medicine rows (`rowsKey` in prescriptions/item.ts); null in a series and where single rows were
   * cancelled.
   */
  rows_key: string | null
  position: number
  issued_at: string
  /** First day on which the prescription can be filled, `YYYY-MM-DD`; null when it can be filled from its issue on. */
  valid_from: string | null
  valid_until: string
  presentation: string
  generic: string
  brand: string
  instructions: string
  via: string
  category: string
  drug_upc: string
  qty: number
  refills: number
}

/** Maximum number of a patient's prescriptions that are read. */
const DOCUMENTS = 40
/** Maximum age in days of a prescription that is read. A treatment without an end is taken into account for about a year. */
const DAYS = 400

/** A prescription as the SQL of `prescribedTo` returns it. */
export interface PrescribedDocument extends Pick<PrescribedRow, 'signature' | 'rows_key'> {
  /** Signed payload of the prescription; null when the hash of the payload is not the signature. */
  payload: string | null
  /** Positions of the prescription's medicine rows that were not cancelled. */
  standing: number[]
}

/**
 * SQL expression in a query about patient `p`. It selects, as JSON (`PrescribedDocument`), the prescriptions that this doctor
 * recently issued to the patient and to the patients merged into them, newest first; null for none. Of prescriptions with equal
 * rows only the newest is read.
 * @param now number of the query's parameter with the present instant
 * @param replaced number of the query's parameter with the signature of a prescription that is being replaced and is left out;
 * null for none
 */
export const prescribedTo = (now: string, replaced: string): string => `(
  select json_agg(json_build_object('signature', o.signature, 'rows_key', o.rows_key,
    'payload', case when encode(sha256(convert_to(o.payload, 'UTF8')), 'hex') = o.signature then o.payload end,
    'standing', array(select i.position from prescription_item i
      where i.doctor_id = o.doctor_id and i.prescription_id = o.id and i.ended_at is null order by i.position))
    order by o.id desc)
  from (select p.id union all select m.id from patient m where m.doctor_id = p.doctor_id and m.merged_into = p.id) one
  cross join lateral (
    -- Ids are sorted before the payloads are read, because sorting rows with payloads takes longer than reading them.
    select distinct on (latest.same_rows) latest.id from (
      select r.id, coalesce(r.rows_key, r.id::text) collate "C" as same_rows from prescription r
      where r.doctor_id = p.doctor_id and r.patient_id = one.id and r.state = 'issued'
        and r.issued_at > ${now}::timestamptz - interval '${DAYS} days' and r.signature is distinct from ${replaced}
      order by r.id desc limit ${DOCUMENTS}
    ) latest
    order by latest.same_rows, latest.id desc
  ) newest
  join prescription o on o.doctor_id = p.doctor_id and o.id = newest.id)`

/**
 * Reads the medicine rows of prescriptions, without cancelled rows, as they were signed. A prescription whose hash is not its
 * signature gives no rows: pharmacies may not fill it, and the nightly comparison reports it.
 */
export const rowsPrescribed = (documents: readonly PrescribedDocument[] | null): PrescribedRow[] =>
  (documents ?? []).flatMap(({ signature, rows_key, payload, standing }) => {
    const document = payload === null ? null : prescribedIn(payload)
    if (!document) return []
    const { code, issued_at, valid_from = null, valid_until, items } = document
    return standing.flatMap((position): PrescribedRow[] => {
      const item = items[position]
      if (!item) return []
      const { presentation, generic, brand, instructions, via, category, drug_upc, qty, refills = 0 } = item
      const row = { presentation, generic, brand, instructions, via, category, drug_upc, qty, refills }
      return [{ signature, rows_key, code, issued_at, valid_from, valid_until, position, ...row }]
    })
  })

/**
 * Reads the medicine rows that this doctor recently prescribed to a patient. `uid` is the patient's uid, or that of a patient
 * merged into them.
 */
export async function prescribedRows(
  sql: Sql,
  doctorId: number,
  uid: string,
  { now, replaces = null }: { now: Date; replaces?: string | null },
): Promise<PrescribedRow[]> {
  const rows = await sql.query<{ prescribed: PrescribedDocument[] | null }>(
    `select ${prescribedTo('$3', '$4::text')} as prescribed
     from patient asked join patient p on p.doctor_id = asked.doctor_id and p.id = coalesce(asked.merged_into, asked.id)
     where asked.doctor_id = $1 and asked.uid = $2`,
    [doctorId, uid, now, replaces],
  )
  return rowsPrescribed(rows[0]?.prescribed ?? null)
}
