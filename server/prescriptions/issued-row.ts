import type { IssueContext } from './issue-context-queries.ts'
import type { NewPrescriptionRow } from './issue-queries.ts'
import type { PrescriptionRow } from './queries.ts'

/** What was just stored, without asking the database for it again: it holds nothing that the insert did not write. */
export function issuedRow(
  row: NewPrescriptionRow,
  context: Pick<IssueContext, 'email' | 'patient'>,
  place: { hospital: NonNullable<IssueContext['hospital']>; clinic: IssueContext['clinic'] },
  made: { id: number; itemIds: number[] },
): PrescriptionRow {
  const { patient } = context
  if (!patient) throw new TypeError('a prescription without its patient')
  return {
    doctor_id: row.doctorId,
    id: made.id,
    signature: row.signature,
    code: row.code,
    document_kind: row.documentKind,
    issued_at: row.issuedAt,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    paused_at: null,
    end_reason: '',
    send_rx: row.sendRx,
    show_diagnosis: row.showDiagnosis,
    diagnosis: row.diagnosis,
    extras: row.extras,
    external_patient_file: row.externalPatientFile,
    additional_data: row.additionalData,
    state: 'issued',
    rejected_at: null,
    rejected_by: '',
    reason_of_rejected: '',
    medic_email: context.email,
    hospital: place.hospital,
    clinic: place.clinic,
    patient,
    items: row.items.map((item, position) => ({
      id: made.itemIds[position] ?? 0,
      position,
      presentation: item.presentation,
      generic: item.generic,
      brand: item.brand,
      instructions: item.instructions,
      via: item.via,
      category: item.category,
      drug_upc: item.drugUpc,
      sku: item.sku,
      order_id: item.orderId,
      ad_id: item.adId,
      cost_cents: item.costCents,
      fraction: item.fraction,
      antibiotic: item.antibiotic,
      substitution_allowed: item.substitutionAllowed,
      qty: item.qty,
      refills: item.refills,
      ended_at: null,
      end_reason: '',
      end_note: '',
      bought_qty: 0,
      bought: false,
    })),
    recognised: row.items.map(({ recognised }) => recognised),
    mail_state: row.recipient === null ? null : 'pending',
  }
}
