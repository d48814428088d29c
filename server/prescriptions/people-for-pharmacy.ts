import type { Sql } from '../database/database.ts'
import { parsePayload, type Payload } from './payload.ts'
import { signedById } from './queries.ts'

/**
 * Prescriber and patient as signed: a counter compares them with the sheet in its hand, whatever the doctor's records
 * say by now (mexico.md 1.2, B10).
 */
export async function peopleForPharmacy(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<Pick<Payload, 'prescriber' | 'patient'>> {
  const signed = await signedById(sql, doctorId, prescriptionId)
  if (!signed) throw new Error('a prescription without its payload')
  const { prescriber, patient } = parsePayload(signed.payload)
  return { prescriber, patient }
}
