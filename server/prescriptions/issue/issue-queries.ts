import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type { DocumentKindSchema } from '#contract/prescriptions.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import type { Sql } from '../../database/database.ts'
import { columnsOf, EVENT_COLUMNS, EVENT_RECORD, type EventColumns } from '../../events/event-columns.ts'
import type { StoredCheck } from '../../safety/check-issue.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import type { ConfirmedQuantity } from './quantities-beyond-course.ts'
import { namesToCount, rowsKey, type StoredItem } from '../item.ts'

export interface NewPrescriptionRow {
  doctorId: number
  signature: string
  code: string
  payload: string
  keyId: string
  signed: Buffer
  documentKind: DocumentKindSchema
  patientId: number
  hospitalId: number
  clinicId: number | null
  issuedAt: Date
  /** Time zone of the place at which the prescription is issued. */
  timeZone: TimeZone
  /**
   * Day of the issue in the place's time zone, `YYYY-MM-DD`. The doctor's statistics count the prescription on this day.
   */
  day: string
  /** First day on which the prescription can be filled, `YYYY-MM-DD`; null means the day of issue. */
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
  items: StoredItem[]
  /** Mail address of the patient; null when no mail is to be sent. */
  recipient: string | null
  /**
   * Whether the document has a mail of its own. False for a document that is mailed together with the first document of
   * its issue or series.
   */
  hasOwnMail: boolean
  idempotencyKey: string | null
  requestHash: Buffer
  /** Result of the safety checks, and the diagnosis codes that should be reviewed. */
  safety: StoredCheck & {
    diagnoses?: readonly DoubtfulDiagnosis[]
    quantities?: readonly ConfirmedQuantity[]
  }
  /**
   * Links of the document to the other documents of its issue or series, and to the prescription that it replaces or
   * renews. Empty for a prescription on its own.
   */
  links: NewLink[]
}

/** Result of inserting a prescription. */
export interface InsertedPrescription {
  id: number
  itemIds: number[]
  /** Additional data of the request, together with those that were stored with its draft. */
  additionalData: Record<string, unknown>
}

export interface NewLink {
  kind: 'act' | 'series' | 'replaces' | 'renews'
  /**
   * Id of the linked prescription: the first document of the issue or series, or the replaced or renewed prescription. Null
   * where the linked prescription is the one that is being inserted.
   */
  other: number | null
  position: number
  total: number
}

/**
 * SELECT that names and types the parameters of the statement that issues a prescription. As a common table expression
 * that is not materialized, its columns are replaced by the parameters. No part of the statement then scans a row of 34
 * columns.
 */
const PARAMETERS = `
  select $1::bigint as doctor_id, $2::text as signature, $3::text as code, $4::text as payload, $5::text as key_id,
  $6::bytea as signed, $7::text as document_kind, $8::bigint as patient_id, $9::bigint as hospital_id,
  $10::bigint as clinic_id, $11::timestamptz as issued_at, $12::text as time_zone, $13::date as valid_from,
  $14::date as valid_until, $15::boolean as send_rx, $16::boolean as show_diagnosis, $17::text as diagnosis,
  $18::jsonb as diagnoses, $19::text as extras, $20::text as external_patient_file, $21::jsonb as additional_data,
  $22::jsonb as safety, $23::text as rows_key, $24::jsonb as items, $25::jsonb as links, $26::text[] as lexemes,
  $27::date as day, $28::integer as alerts, $29::integer as overridden, $30::jsonb as named,
  $31::text as idempotency_key, $32::bytea as request_hash, $33::text as recipient, $34::jsonb as events`

/** Common table expression that adds the new prescription to the doctor's statistics (decisions 047 and 062). */
const COUNTING = `counting as (
       insert into figure_entry (doctor_id, prescription_id, day, alerts, overridden, named)
       select p.doctor_id, rx.id, p.day, p.alerts, p.overridden, p.named from p, rx`

// The SQL text is a constant, because the driver hashes a text anew if it is put together at each call.
const INSERT = `with p as not materialized (
   ${PARAMETERS}
 ), spent as (
   delete from draft using p where draft.doctor_id = p.doctor_id and draft.id = p.idempotency_key
   returning draft.prepared_by, draft.submitted_at, draft.additional_data
 ), rx as (
   insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
     clinic_id, issued_at, time_zone, valid_from, valid_until, send_rx, show_diagnosis, diagnosis, diagnoses, extras,
     external_patient_file, additional_data, safety, rows_key)
   select doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
     clinic_id, issued_at, time_zone, valid_from, valid_until, send_rx, show_diagnosis, diagnosis, diagnoses, extras,
     external_patient_file,
     -- A draft that a program opened carries data of the program (launch/prefill-draft.ts).
     coalesce((select spent.additional_data from spent), '{}') || p.additional_data,
     safety, rows_key
   from p
   returning id, additional_data
 ), items as (
   insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, brand, instructions, via,
     category, drug_upc, sku, order_id, ad_id, cost_cents, fraction, antibiotic, substitution_allowed, qty, refills,
     written)
   select p.doctor_id, rx.id, i.position, i.presentation, i.generic, i.brand, i.instructions, i.via, i.category,
     i.drug_upc, i.sku, i.order_id, i.ad_id, i.cost_cents, i.fraction, i.antibiotic, i.substitution_allowed, i.qty,
     i.refills, i.written
   from p, rx, jsonb_to_recordset(p.items) as i(position smallint, presentation text, generic text,
     brand text, instructions text, via text, category text, drug_upc text, sku text, order_id integer, ad_id text,
     cost_cents integer, fraction text, antibiotic boolean, substitution_allowed boolean, qty integer, refills smallint,
     written text)
   returning position, id
 ), lookup as (
   insert into prescription_lookup (signature, code, doctor_id, prescription_id)
   select p.signature, p.code, p.doctor_id, rx.id from p, rx
 ), linked as (
   insert into prescription_link (doctor_id, prescription_id, kind, other_id, position, total)
   select p.doctor_id, rx.id, l.kind, coalesce(l.other, rx.id), l.position, l.total
   from p, rx, jsonb_to_recordset(p.links) as l(kind text, other bigint, position smallint, total smallint)
 ), words as (
   insert into search_entry (doctor_id, kind, object_id, words)
   select p.doctor_id, 'prescription', rx.id, array_to_tsvector(p.lexemes) from p, rx
 ), tally as (
   insert into prescription_tally as t (doctor_id, slot, issued) select p.doctor_id, pg_backend_pid() % 16, 1 from p
   on conflict (doctor_id, slot) do update set issued = t.issued + 1
 ), ${COUNTING}
 ), once as (
   insert into idempotency (doctor_id, key, request_hash, prescription_id)
   select p.doctor_id, p.idempotency_key, p.request_hash, rx.id
   from p, rx where p.idempotency_key is not null
 ), seen as (
   update patient set last_prescribed_at = p.issued_at
   from p where patient.doctor_id = p.doctor_id and patient.id = p.patient_id
 ), trail as (
   -- The assistant who prepared the draft is known only from the deleted row of the draft.
   insert into audit_event (doctor_id, object_id, at, ${EVENT_COLUMNS})
   select p.doctor_id, rx.id,
     case when e.actor_id is null then coalesce(spent.submitted_at, p.issued_at) else p.issued_at end,
     e.actor_kind, coalesce(e.actor_id, spent.prepared_by), e.action, e.object_kind, e.details
   from p cross join rx cross join jsonb_to_recordset(p.events) as e(${EVENT_RECORD}) left join spent on true
   where e.actor_id is not null or spent.prepared_by is not null
 ), outgoing as (
   insert into mail (doctor_id, prescription_id, kind, recipient)
   select p.doctor_id, rx.id, 'prescription', p.recipient from p, rx where p.recipient is not null
 )
 select rx.id, rx.additional_data as "additionalData",
   (select json_agg(items.id order by items.position) from items) as "itemIds" from rx`

/**
 * Inserts the prescription, and deletes its draft. The same statement inserts the prescription's rows, idempotency key,
 * outgoing mail and audit events, adds the prescription to the doctor's counter and statistics, and makes it searchable.
 * All this is one statement, so that nothing exists without the rest and the transaction is short. The draft's id is the
 * idempotency key; the audit events store who prepared the draft.
 * @throws PostgreSQL 23505 on `idempotency_pkey` when a concurrent transaction used the key
 */
export async function insertPrescription(sql: Sql, p: NewPrescriptionRow): Promise<InsertedPrescription> {
  const rows = await sql.query<InsertedPrescription>(INSERT, [...parametersOf(p)])
  sql.wake('events')
  return rows[0]!
}

/** Values of the parameters for one prescription, in the order of `PARAMETERS`. */
const parametersOf = (p: NewPrescriptionRow) =>
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
    p.timeZone,
    p.validFrom,
    p.validUntil,
    p.sendRx,
    p.showDiagnosis,
    p.diagnosis,
    JSON.stringify(p.diagnoses),
    p.extras,
    p.externalPatientFile,
    JSON.stringify(p.additionalData),
    JSON.stringify(p.safety),
    // The prescriptions of a series differ in their days, so none of them counts as a repetition of another.
    p.validFrom === null ? rowsKey(p.items) : null,
    JSON.stringify(p.items.map((item, position) => ({ ...item, position }))),
    JSON.stringify(p.links),
    p.lexemes,
    p.day,
    p.safety.findings.length,
    p.safety.overrides.length,
    JSON.stringify(namesToCount(p.items, p.diagnoses)),
    p.idempotencyKey,
    p.requestHash,
    p.hasOwnMail ? p.recipient : null,
    JSON.stringify(eventsOf(p.doctorId)),
  ] as const

/** Audit events of an issue. The second event is written only where an assistant prepared the draft. */
const eventsOf = (doctorId: number): EventColumns[] => [
  columnsOf({
    actor: 'doctor',
    actorId: doctorId,
    action: 'prescription.issued',
  }),
  columnsOf({
    actor: 'assistant',
    actorId: null,
    action: 'prescription.prepared',
    details: { on_behalf_of: doctorId },
  }),
]

type SimilarPatient = Record<'uid' | 'name' | 'date_of_birth' | 'email' | 'external_patient_file', string>

/**
 * Finds the stored patient whom a request describes. The patient is found by the integrator's number. Without a number,
 * name, date of birth and mail address must all be exactly equal.
 */
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

/**
 * Locks the addition of patients born on this day to the doctor's patients, until the transaction ends. Concurrent
 * transactions wait for each other.
 */
export const addOneAtATime = async (sql: Sql, doctorId: number, dateOfBirth: string): Promise<void> => {
  await sql.query(
    `select pg_advisory_xact_lock(hashtextextended('new patient:' || $1::bigint || ':' || $2::text, 0))::text`,
    [doctorId, dateOfBirth],
  )
}
