import { prescribedIn } from '#contract/signed-document.ts'
import type { Sql } from './database.ts'

/** A row that this doctor prescribed to the patient earlier, as it was signed. */
export interface PrescribedRow {
  signature: string
  code: string
  /** Hash of the prescription's rows (`rowsKey` in prescriptions/item.ts); null for a document of a series. */
  rows_key: string | null
  position: number
  issued_at: string
  /** First day on which the prescription can be filled, `YYYY-MM-DD`; null: from its issue on. */
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

/**
 * Maximum number of documents of a patient that are read. None is older than DAYS: a treatment without an end is
 * asked about for about a year.
 */
const DOCUMENTS = 40
const DAYS = 400

/** A document as `prescribedTo` reads it. */
export interface PrescribedDocument extends Pick<PrescribedRow, 'signature' | 'rows_key'> {
  /** Null for a payload whose hash is not the signature. */
  payload: string | null
  /** Positions of the rows that have not ended. */
  standing: number[]
}

/**
 * SQL expression within a query about patient `p`: documents that this doctor prescribed lately to the patient and to those
 * merged into them, newest first, as JSON (`PrescribedDocument`); null for none. Of prescriptions with equal rows only the
 * newest is read.
 * @param now the parameter with the instant of the query
 * @param replaced the parameter with the signature of the prescription to leave out, because it is being replaced;
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
    -- The payloads are read after this: sorting rows that carry them takes longer than reading them.
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
 * Rows of the documents that have not ended, as they were signed. A payload whose hash is not the signature gives no rows:
 * pharmacies are refused it, and the nightly comparison reports it.
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

/** Rows that this doctor prescribed lately to a patient, by the patient's uid or that of somebody merged into them. */
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
