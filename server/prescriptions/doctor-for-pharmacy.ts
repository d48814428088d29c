import type { Sql } from '../database/database.ts'
import { parsePayload, type Payload } from './payload.ts'
import { signedById } from './queries.ts'

/** The prescriber as signed: a counter needs name, licence and telephone (mexico.md 1.2). */
export async function doctorForPharmacy(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<Payload['prescriber']> {
  const signed = await signedById(sql, doctorId, prescriptionId)
  if (!signed) throw new Error('a prescription without its payload')
  return parsePayload(signed.payload).prescriber
}
