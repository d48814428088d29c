import { parseCode } from '#contract/values/identifiers/human-code.ts'
import type { Database } from '../database/database.ts'
import { findPrescription } from './queries.ts'

/** The pair of ids that identifies a prescription: the doctor's id and the prescription's id. */
export interface PrescriptionPlace {
  doctorId: number
  prescriptionId: number
}

/**
 * Finds a prescription by a text that a pharmacy reads from the printed prescription: the signature in the QR code, the whole
 * address in the QR code, or the short code.
 */
export async function findForPharmacy(
  database: Database,
  typed: string,
): Promise<PrescriptionPlace | undefined> {
  const key = readKey(typed)
  const place = key === null ? undefined : await findPrescription(database.open, key)
  return place && { doctorId: place.doctor_id, prescriptionId: place.prescription_id }
}

function readKey(typed: string): string | null {
  const text = typed.trim()
  const signature = /(?:^|\/v\/)([0-9a-f]{64})\/?$/i.exec(text)?.[1]
  if (signature) return signature.toLowerCase()
  const code = parseCode(text)
  return code.ok ? code.value : null
}
