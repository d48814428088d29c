import type { Sql } from '../database/database.ts'
import { insertEvent } from './queries.ts'

/** Everything that is kept of who did what. A new act is a new line here. */
export type Action =
  | 'patient.added'
  | 'patient.changed'
  | 'patient.viewed'
  | 'patients.searched'
  | 'patient.merged'
  | 'patient.merge-undone'
  | 'patient.exported'
  | 'record.changed'
  | 'record.viewed'
  | 'consent.recorded'
  | 'consent.withdrawn'
  | 'request.noted'
  | 'request.extended'
  | 'request.answered'
  | 'prescription.issued'
  | 'prescription.viewed'
  | 'prescriptions.searched'
  | 'prescription.printed'
  | 'prescription.resent'
  | 'prescription.cancelled'
  | 'prescription.rejected'
  | 'prescription.restored'
  | 'prescription.rows-cancelled'
  | 'prescription.paused'
  | 'prescription.resumed'
  | 'prescription.filled'
  | 'account.registered'
  | 'account.registered-again'
  | 'account.confirmed'
  | 'account.made'
  | 'integration.renewed'
  | 'integration.rested'
  | 'integration.resumed'
  | 'password.reset'
  | 'password.changed'
  | 'session.closed'
  | 'session.others-closed'
  | 'session.proved'
  | 'step-up.changed'
  | 'passkey.added'
  | 'passkey.removed'
  | 'totp.added'
  | 'totp.removed'
  | 'factors.reset'
  | 'recovery-code.used'
  | 'recovery-codes.renewed'
  | 'key.exported'
  | 'key.rotated'
  | 'account.closing-requested'
  | 'account.closing-taken-back'
  | 'account.closed'
  | 'records.erased'
  | 'profile.changed'
  | 'licence.submitted'
  | 'licence.photographed'
  | 'licence.confirmed'
  | 'licence.verified'
  | 'licence.rejected'
  | 'hospital.changed'
  | 'membership.changed'
  | 'invitation.sent'
  | 'invitation.revoked'
  | 'invitation.accepted'
  | 'assistant.approved'
  | 'assistant.ended'
  | 'draft.submitted'
  | 'draft.returned'
  | 'draft.discarded'
  | 'prescription.prepared'
  | 'incident.recorded'
  | 'mail.sent'
  | 'mail.failed'
  | 'mail.unknown'

export interface AuditEvent {
  actor: 'doctor' | 'assistant' | 'operator' | 'pharmacy' | 'integrator' | 'guest' | 'system'
  actorId: number | null
  action: Action
  object: [
    'incident' | 'account' | 'session' | 'patient' | 'prescription' | 'mail' | 'hospital' | 'doctor',
    number,
  ]
  /** Numbers, codes and our own words; never a person's data. */
  details?: Record<string, string | number | boolean>
}

/** Writes one line of the trail, in the transaction of the act. */
export const recordEvent = (sql: Sql, doctorId: number, event: AuditEvent): Promise<void> =>
  insertEvent(sql, doctorId, event)
