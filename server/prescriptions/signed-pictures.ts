import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { parsePayload, type Payload } from './payload.ts'
import { prescriptionBySignature, signedById } from './queries.ts'

/** The pictures that a doctor's own prescription was signed with. */
export async function signedPicturesOf(
  sql: Sql,
  doctorId: number,
  signature: string,
): Promise<NonNullable<Payload['pictures']>> {
  const row = await prescriptionBySignature(sql, doctorId, signature)
  const signed = row && (await signedById(sql, doctorId, row.id))
  if (!signed) throw new Problem('not-found')
  return parsePayload(signed.payload).pictures ?? { signature: null, logo: null, university_logo: null }
}
