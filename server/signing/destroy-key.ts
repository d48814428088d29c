import type { Sql } from '../database/database.ts'
import { currentKey, endKey } from './queries.ts'
import type { Signer } from './signer.ts'

/**
 * Ends the current signing key of a doctor who no longer signs, without making a new key. The public key stays stored for
 * verification.
 */
export async function destroyKey(sql: Sql, signer: Pick<Signer, 'forget'>, doctorId: number): Promise<void> {
  const key = await currentKey(sql, doctorId)
  if (!key) return
  await endKey(sql, doctorId, key.id, 'closed')
  signer.forget(doctorId, key.id)
}
