import type { PatientPrescription } from '#contract/patients/patients.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { PrescribedRowOfPatient } from './queries.ts'

/**
 * A prescription as it was signed, for the list of its patient's prescriptions; null when its document can't be read any more.
 */
export function presentPrescribed(row: PrescribedRowOfPatient): PatientPrescription | null {
  const document = documentIn(row.payload)
  if (!document) return null
  const { code, issued_at, valid_until, diagnosis, follow_up_on, items } = document
  return {
    signature: row.signature,
    code,
    issued_at,
    valid_until,
    diagnosis,
    follow_up_on: follow_up_on ?? null,
    medications: row.standing.flatMap((position) => {
      const item = items[position]
      return item ? [item.presentation || item.generic] : []
    }),
    is_rejected: row.is_rejected,
  }
}
