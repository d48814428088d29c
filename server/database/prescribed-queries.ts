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

/**
 * SQL expression within a query about patient `p`: rows not cancelled that this doctor prescribed lately to the
 * patient and to those merged into them, newest first, as JSON; null for none. Of prescriptions with equal rows only
 * the newest is read.
 * @param now the parameter with the instant of the query
 * @param replaced the parameter with the signature of the prescription to leave out, because it is being replaced;
 * null for none
 */
export const prescribedTo = (now: string, replaced: string): string => `(
  select json_agg(json_build_object('signature', o.signature, 'code', d.code, 'rows_key', o.rows_key,
    'position', i.position, 'issued_at', d.issued_at,
    'valid_from', d.valid_from, 'valid_until', d.valid_until, 'presentation', m.presentation, 'generic', m.generic,
    'brand', m.brand, 'instructions', m.instructions, 'via', m.via, 'category', m.category, 'drug_upc', m.drug_upc,
    'qty', m.qty, 'refills', coalesce(m.refills, 0)) order by o.id desc, i.position)
  from (select p.id union all select m.id from patient m where m.doctor_id = p.doctor_id and m.merged_into = p.id) one
  cross join lateral (
    select distinct on (coalesce(latest.rows_key, latest.id::text)) latest.* from (
      select r.id, r.signature, r.payload, r.rows_key from prescription r
      where r.doctor_id = p.doctor_id and r.patient_id = one.id and r.state = 'issued'
        and r.issued_at > ${now}::timestamptz - interval '${DAYS} days' and r.signature is distinct from ${replaced}
      order by r.id desc limit ${DOCUMENTS}
    ) latest
    order by coalesce(latest.rows_key, latest.id::text), latest.id desc
  ) o
  -- The signed payload is parsed once for each document; the stored rows tell which of its rows are not cancelled. A
  -- payload whose hash is not the signature gives no rows: pharmacies are refused it, and the nightly comparison
  -- reports it.
  cross join lateral json_to_record(
      case when encode(sha256(convert_to(o.payload, 'UTF8')), 'hex') = o.signature then o.payload::json end) as d(code text, issued_at text, valid_from text, valid_until text, items json)
  cross join lateral (
    select i.position from prescription_item i
    where i.doctor_id = p.doctor_id and i.prescription_id = o.id and i.ended_at is null offset 0
  ) i
  join lateral rows from (json_to_recordset(d.items) as (presentation text, generic text, brand text, instructions text,
      via text, category text, drug_upc text, qty integer, refills integer))
    with ordinality as m(presentation, generic, brand, instructions, via, category, drug_upc, qty, refills, at)
    on m.at = i.position + 1)`

/** Rows that this doctor prescribed lately to a patient, by the patient's uid or that of somebody merged into them. */
export async function prescribedRows(
  sql: Sql,
  doctorId: number,
  uid: string,
  { now, replaces = null }: { now: Date; replaces?: string | null },
): Promise<PrescribedRow[]> {
  const rows = await sql.query<{ prescribed: PrescribedRow[] | null }>(
    `select ${prescribedTo('$3', '$4::text')} as prescribed
     from patient asked join patient p on p.doctor_id = asked.doctor_id and p.id = coalesce(asked.merged_into, asked.id)
     where asked.doctor_id = $1 and asked.uid = $2`,
    [doctorId, uid, now, replaces],
  )
  return rows[0]?.prescribed ?? []
}
