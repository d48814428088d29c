import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type { DocumentKind } from '#contract/prescriptions.ts'
import type { Sql } from '../database/database.ts'
import type { StoredCheck } from '../safety/check-issue.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import { type Item, rowsKey } from './item.ts'

export interface NewPrescriptionRow {
  doctorId: number
  signature: string
  code: string
  payload: string
  keyId: string
  signed: Buffer
  documentKind: DocumentKind
  patientId: number
  hospitalId: number
  clinicId: number | null
  issuedAt: Date
  /** Null: from its issue on. */
  validFrom: string | null
  validUntil: string
  sendRx: boolean
  showDiagnosis: boolean
  diagnosis: string
  diagnoses: readonly CodedDiagnosis[]
  extras: string
  externalPatientFile: string
  additionalData: Record<string, unknown>
  lexemes: string[]
  items: Item[]
  /** Where the mail goes; null when none is to be sent. */
  recipient: string | null
  /** Whether a mail of its own goes there; without one it goes with the first of its act or series. */
  hasOwnMail: boolean
  idempotencyKey: string | null
  requestHash: Buffer
  actorKind: 'doctor'
  /** What the checks said of it, and which of its codes should be looked at again. */
  safety: StoredCheck & { diagnoses?: readonly DoubtfulDiagnosis[] }
  /** How it belongs to others; none for the ordinary one. */
  links: NewLink[]
}

export interface NewLink {
  kind: 'act' | 'series' | 'replaces' | 'renews'
  /** Null: itself, the first. */
  other: number | null
  position: number
  total: number
}

/**
 * Prescription, rows, lookup, tally, idempotency key, outgoing mail with its job and audit event, and the draft that it
 * was goes (its id is the key; who prepared it stays on the trail): one statement,
 * so that none of them is ever there without the others and the transaction is short.
 * @throws PostgreSQL 23505 on `idempotency_pkey` when the key was used in the same moment
 */
export async function insertPrescription(
  sql: Sql,
  p: NewPrescriptionRow,
): Promise<{ id: number; itemIds: number[] }> {
  const rows = await sql.query<{ id: number; itemIds: number[] }>(
    `with rx as (
       insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
         clinic_id, issued_at, valid_until, send_rx, show_diagnosis, diagnosis, extras, external_patient_file,
         additional_data, safety, valid_from, diagnoses, rows_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::jsonb, $25::jsonb, $26,
         $28::jsonb, $29)
       returning id
     ), items as (
       insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, brand, instructions, via,
         category, drug_upc, sku, order_id, ad_id, cost_cents, fraction, antibiotic, substitution_allowed, qty, refills)
       select $1, rx.id, i.position, i.presentation, i.generic, i.brand, i.instructions, i.via, i.category, i."drugUpc", i.sku,
         i."orderId", i."adId", i."costCents", i.fraction, i.antibiotic, i."substitutionAllowed", i.qty, i.refills
       from rx, jsonb_to_recordset($20::jsonb) as i(position smallint, presentation text, generic text,
         brand text, instructions text, via text, category text, "drugUpc" text, sku text, "orderId" integer, "adId" text,
         "costCents" integer, fraction text, antibiotic boolean, "substitutionAllowed" boolean, qty integer, refills smallint)
       returning position, id
     ), lookup as (
       insert into prescription_lookup (signature, code, doctor_id, prescription_id) select $2, $3, $1, rx.id from rx
     ), linked as (
       insert into prescription_link (doctor_id, prescription_id, kind, other_id, position, total)
       select $1, rx.id, l.kind, coalesce(l.other, rx.id), l.position, l.total
       from rx, jsonb_to_recordset($27::jsonb) as l(kind text, other bigint, position smallint, total smallint)
     ), words as (
       insert into search_entry (doctor_id, kind, object_id, words)
       select $1, 'prescription', rx.id, array_to_tsvector($19::text[]) from rx
     ), tally as (
       insert into prescription_tally as t (doctor_id, slot, issued) values ($1, pg_backend_pid() % 16, 1)
       on conflict (doctor_id, slot) do update set issued = t.issued + 1
     ), once as (
       insert into idempotency (doctor_id, key, request_hash, prescription_id)
       select $1, $21, $22, rx.id from rx where $21::text is not null
     ), seen as (
       update patient set last_prescribed_at = $11 where doctor_id = $1 and id = $8
     ), trail as (
       insert into audit_event (doctor_id, at, actor_kind, actor_id, action, object_kind, object_id)
       select $1, $11, $24, $1, 'prescription.issued', 'prescription', rx.id from rx
     ), spent as (
       delete from draft where doctor_id = $1 and id = $21 returning prepared_by, submitted_at
     ), prepared as (
       insert into audit_event (doctor_id, at, actor_kind, actor_id, action, object_kind, object_id, details)
       select $1, coalesce(spent.submitted_at, $11), 'assistant', spent.prepared_by, 'prescription.prepared',
         'prescription', rx.id, jsonb_build_object('on_behalf_of', $1::bigint)
       from rx, spent where spent.prepared_by is not null
     ), outgoing as (
       insert into mail (doctor_id, prescription_id, kind, recipient)
       select $1, rx.id, 'prescription', $23 from rx where $23::text is not null returning id
     )
     select rx.id, (select json_agg(items.id order by items.position) from items) as "itemIds",
       (select enqueue_new_mail($1, outgoing.id) from outgoing)::text from rx`,
    [
      p.doctorId,
      p.signature,
      p.code,
      p.payload,
      p.keyId,
      p.signed,
      p.documentKind,
      p.patientId,
      p.hospitalId,
      p.clinicId,
      p.issuedAt,
      p.validUntil,
      p.sendRx,
      p.showDiagnosis,
      p.diagnosis,
      p.extras,
      p.externalPatientFile,
      JSON.stringify(p.additionalData),
      p.lexemes,
      JSON.stringify(p.items.map((item, position) => ({ ...item, position }))),
      p.idempotencyKey,
      p.requestHash,
      p.hasOwnMail ? p.recipient : null,
      p.actorKind,
      JSON.stringify(p.safety),
      p.validFrom,
      JSON.stringify(p.links),
      JSON.stringify(p.diagnoses),
      // Each of a series has days of its own.
      p.validFrom === null ? rowsKey(p.items) : null,
    ],
  )
  return rows[0]!
}

type SimilarPatient = Record<'uid' | 'name' | 'date_of_birth' | 'email' | 'external_patient_file', string>

/** A patient written out again is the same one: by the integrator's number, else by name, birth and address. */
export async function similarPatient(
  sql: Sql,
  doctorId: number,
  p: { name: string; dateOfBirth: string; email: string; file: string },
): Promise<SimilarPatient | undefined> {
  const rows = await sql.query<SimilarPatient>(
    `select uid, name, date_of_birth, email, external_patient_file from patient where doctor_id = $1
       and (($5 <> '' and external_patient_file = $5)
            or ($5 = '' and name = $2 and date_of_birth = $3 and email = $4))
     order by id limit 1`,
    [doctorId, p.name, p.dateOfBirth, p.email, p.file],
  )
  return rows[0]
}
