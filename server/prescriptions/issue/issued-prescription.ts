import type { SignedDocument } from '#contract/prescription/document.ts'
import type { IssueContext } from './issue-context-queries.ts'
import type { InsertedPrescription, NewPrescriptionRow } from './issue-queries.ts'
import type { StoredPrescription } from '../stored-prescription.ts'

/**
 * The prescription that was just stored. The result is built from the inserted values, without reading them from the database.
 */
export function issuedPrescription(
  document: SignedDocument,
  row: NewPrescriptionRow,
  context: Pick<IssueContext, 'email' | 'patient'>,
  made: InsertedPrescription,
): StoredPrescription {
  const { patient } = context
  if (!patient) throw new TypeError('a prescription without its patient')
  return {
    document,
    state: {
      doctor_id: row.doctorId,
      id: made.id,
      signature: row.signature,
      standing: 'issued',
      rejected_at: null,
      rejected_by: '',
      reason_of_rejected: '',
      end_reason: '',
      paused_at: null,
      send_rx: row.sendRx,
      external_patient_file: row.externalPatientFile,
      additional_data: made.additionalData,
      medic_email: context.email,
      contact: { email: patient.email, phone: patient.phone },
      rows: row.items.map((item, position) => ({
        id: made.itemIds[position] ?? 0,
        position,
        sku: item.sku,
        written: item.written,
        order_id: item.order_id,
        ad_id: item.ad_id,
        cost_cents: item.cost_cents,
        bought_qty: 0,
        bought: false,
        ended_at: null,
        end_reason: '',
        end_note: '',
      })),
      mail_state: row.recipient === null ? null : 'pending',
    },
  }
}
