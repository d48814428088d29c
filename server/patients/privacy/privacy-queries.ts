import type { ConsentMethod } from '#contract/patients/patient-consent.ts'
import type { RightKind } from '#contract/patients/patient-privacy.ts'
import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { Sql } from '../../database/database.ts'

export interface ConsentRow {
  id: number
  version: string
  method: ConsentMethod
  on: string
  note: string
  recorded_at: Date
  withdrawn_at: Date | null
}

export interface RequestRow {
  id: number
  kind: RightKind
  received_on: string
  note: string
  answered_on: string | null
  extended_on: string | null
  answer: string
}

export async function insertConsent(
  sql: Sql,
  doctorId: number,
  patientId: number,
  c: { version: string; method: ConsentMethod; on: string; note: string },
): Promise<void> {
  await sql.query(
    `insert into patient_consent (doctor_id, patient_id, version, method, given_on, note)
     values ($1, $2, $3, $4, $5, $6)`,
    [doctorId, patientId, c.version, c.method, c.on, c.note],
  )
}

/** Withdraws a patient's consent. @returns whether there was a consent to withdraw */
export async function withdrawConsent(
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
  id: number,
): Promise<boolean> {
  const rows = await sql.query(
    `update patient_consent set withdrawn_at = now()
     where doctor_id = $1 and patient_id = any($2::bigint[]) and id = $3 and withdrawn_at is null returning id`,
    [doctorId, patientIds, id],
  )
  return rows.length === 1
}

/** Consents of a patient and of the patients merged into that patient, the newest first. */
export const consentsOf = (
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
): Promise<ConsentRow[]> =>
  sql.query<ConsentRow>(
    `select id, version, method, given_on as on, note, recorded_at, withdrawn_at from patient_consent
     where doctor_id = $1 and patient_id = any($2::bigint[]) order by id desc`,
    [doctorId, patientIds],
  )

export async function insertRequest(
  sql: Sql,
  doctorId: number,
  patientId: number,
  r: { kind: RightKind; received_on: string; note: string },
): Promise<void> {
  await sql.query(
    'insert into patient_request (doctor_id, patient_id, kind, received_on, note) values ($1, $2, $3, $4, $5)',
    [doctorId, patientId, r.kind, r.received_on, r.note],
  )
}

/**
 * Stores the answer to a request about personal data.
 * @returns false when the request was answered already, or was received after the day of the answer
 */
export async function answerRequest(
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
  r: { id: number; answered_on: string; answer: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update patient_request set answered_on = $4, answer = $5
     where doctor_id = $1 and patient_id = any($2::bigint[]) and id = $3 and answered_on is null and received_on <= $4 returning id`,
    [doctorId, patientIds, r.id, r.answered_on, r.answer],
  )
  return rows.length === 1
}

/**
 * Extends the term of a request about personal data.
 * @returns false when the request was answered or extended already
 */
export async function extendRequest(
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
  r: { id: number; on: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update patient_request set extended_on = $4
     where doctor_id = $1 and patient_id = any($2::bigint[]) and id = $3 and answered_on is null and extended_on is null
     returning id`,
    [doctorId, patientIds, r.id, r.on],
  )
  return rows.length === 1
}

export const requestsOf = (
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
): Promise<RequestRow[]> =>
  sql.query<RequestRow>(
    `select id, kind, received_on, note, answered_on, answer, extended_on from patient_request
     where doctor_id = $1 and patient_id = any($2::bigint[]) order by id desc`,
    [doctorId, patientIds],
  )

export async function lastIssued(
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
): Promise<Date | null> {
  const rows = await sql.query<{ at: Date | null }>(
    'select max(issued_at) as at from prescription where doctor_id = $1 and patient_id = any($2::bigint[])',
    [doctorId, patientIds],
  )
  return rows[0]?.at ?? null
}

/**
 * Earlier versions of a patient's record, oldest first.
 * @param merged ids of the patients that were merged into another
 */
export const pastRecords = (
  sql: Sql,
  doctorId: number,
  patientIds: readonly number[],
  merged: readonly number[],
) =>
  sql.query<{ version: number; written_at: Date; sections: RecordSections }>(
    `select version, written_at, sections from patient_record_past
     where doctor_id = $1 and patient_id = any($2::bigint[])
     union all
     -- The last version of the record of a patient who was merged into another is an earlier version too.
     select version, changed_at, to_jsonb(r) - array['doctor_id', 'patient_id', 'version', 'changed_at']
     from patient_record r where doctor_id = $1 and patient_id = any($3::bigint[])
     order by written_at`,
    [doctorId, patientIds, merged],
  )

/** Audit events of the patient and of the patient's prescriptions. */
export const eventsOf = (sql: Sql, doctorId: number, patientIds: readonly number[]) =>
  sql.query<{ at: Date; by: string; action: string }>(
    `select at, actor_kind as by, action from audit_event e
     where doctor_id = $1
       and ((object_kind = 'patient' and object_id = any($2::bigint[]))
            or (object_kind = 'prescription' and object_id in
                (select id from prescription p where p.doctor_id = $1 and p.patient_id = any($2::bigint[]))))
     order by id`,
    [doctorId, patientIds],
  )
