import type { DraftBody, DraftState } from '#contract/drafts/drafts.ts'
import type { Bilingual } from '#knowledge/safety/rule.ts'
import type { Sql } from '../database/database.ts'
import type { Snapshot } from './merge-queries.ts'

/** Result of the safety check at the issue of a prescription, as it was stored (server/safety/check-issue.ts). */
interface KeptCheck {
  version: string
  findings: { id: string; about: string[]; severity: string; mechanism: Bilingual; advice: Bilingual }[]
  gaps: { reason: string; about: string[] }[]
  overrides: { finding: string; reason: string }[]
}

export interface HeldPrescription {
  signature: string
  state: string
  payload: string
  issued_at: Date
  rejected_at: Date | null
  rejected_by: string
  reason_of_rejected: string
  safety: KeptCheck | null
  /** Cancelled medicine rows of the prescription, with their positions in it. */
  ended: { position: number; at: string; reason: string; note: string }[]
  fills: {
    at: string
    pharmacy: string
    ticket: string
    items: { position: number; quantity: number; dispensed: string }[]
  }[]
  mails: { at: string; to: string; cc: string; state: string }[]
}

/** Prescriptions of a person, with their safety checks, cancelled rows, sales and mails. */
export const prescriptionsHeld = (sql: Sql, doctorId: number, patientIds: readonly number[]) =>
  sql.query<HeldPrescription>(
    `select p.signature, p.state, p.payload, p.issued_at, p.rejected_at, p.rejected_by, p.reason_of_rejected, p.safety,
       array(select jsonb_build_object('position', i.position, 'at', i.ended_at, 'reason', i.end_reason, 'note', i.end_note)
             from prescription_item i where i.doctor_id = p.doctor_id and i.prescription_id = p.id and i.ended_at is not null
             order by i.position) as ended,
       array(select jsonb_build_object('at', f.filled_at, 'pharmacy', f.pharmacy_name, 'ticket', f.sales_code, 'items',
               (select coalesce(jsonb_agg(jsonb_build_object('position', x.position, 'quantity', x.quantity,
                         'dispensed', x.dispensed) order by x.position), '[]')
                from fill_item x
                where x.doctor_id = f.doctor_id and x.prescription_id = f.prescription_id and x.fill_id = f.id))
             from fill f where f.doctor_id = p.doctor_id and f.prescription_id = p.id order by f.id) as fills,
       array(select jsonb_build_object('at', m.created_at, 'to', m.recipient, 'cc', m.cc, 'state', m.state)
             from mail m where m.doctor_id = p.doctor_id and m.prescription_id = p.id order by m.id) as mails
     from prescription p
     where p.doctor_id = $1 and p.patient_id = any($2::bigint[]) order by p.id`,
    [doctorId, patientIds],
  )

/** Drafts for a person that are not signed yet. */
export const draftsFor = (sql: Sql, doctorId: number, uids: readonly string[]) =>
  sql.query<{ changed_at: Date; state: DraftState; note: string; body: DraftBody }>(
    `select changed_at, state, note, body from draft
     where doctor_id = $1 and body -> 'patient' ->> 'uid' = any($2::text[]) order by created_at`,
    [doctorId, uids],
  )

/** The doctor's favourites that were made from a prescription of the person. */
export const favouritesFrom = (sql: Sql, doctorId: number, signatures: readonly string[]) =>
  sql.query<{ prescription: string; name: string; created_at: Date }>(
    `select prescription, name, created_at from favourite
     where doctor_id = $1 and removed_at is null and prescription = any($2::text[]) order by id`,
    [doctorId, signatures],
  )

/**
 * Reasons for which the doctor overrode warnings about the person. The reasons are stored to be proposed at the next such
 * warning.
 */
export const reasonsFor = (sql: Sql, doctorId: number, patientIds: readonly number[]) =>
  sql.query<{ finding: string; reason: string; given_at: Date }>(
    `select finding, reason, given_at from safety_reason
     where doctor_id = $1 and patient_id = any($2::bigint[]) order by given_at`,
    [doctorId, patientIds],
  )

/** Payments that the doctor requested from the person, each with the requested and the received amount in cents. */
export const paymentsOf = (sql: Sql, doctorId: number, patientIds: readonly number[]) =>
  sql.query<{ asked_at: Date; concept: string; asked: number; received: number; email: string }>(
    `select p.created_at as asked_at, p.concept, p.amount_cents as asked, w.email,
       (select coalesce(sum(m.amount_cents), 0) from paylink_movement m
        where m.doctor_id = p.doctor_id and m.paylink_id = p.id)::int as received
     from paylink_person w join paylink p on p.doctor_id = w.doctor_id and p.id = w.paylink_id
     where w.doctor_id = $1 and w.patient_id = any($2::bigint[]) order by p.id`,
    [doctorId, patientIds],
  )

/** Merges of two patient entries of the person, with the data before and after each merge. */
export const mergesOf = (sql: Sql, doctorId: number, patientIds: readonly number[]) =>
  sql.query<{ merged_at: Date; undone_at: Date | null; before: Snapshot; after: Snapshot }>(
    `select merged_at, undone_at, kept_before as before, kept_after as after from patient_merge
     where doctor_id = $1 and (kept_id = any($2::bigint[]) or gone_id = any($2::bigint[])) order by id`,
    [doctorId, patientIds],
  )
