import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { endKey } from './queries.ts'
import type { Signer } from './signer.ts'

/**
 * Ends a doctor's signing key and makes the next one, in the caller's transaction.
 * @returns the id of the new key
 * @throws Problem `conflict` when the key is no longer the current one
 */
export async function retireKey(
  sql: Sql,
  signer: Pick<Signer, 'keyOf' | 'forget'>,
  { doctorId, keyId, because }: { doctorId: number; keyId: string; because: 'rotated' | 'exported' },
): Promise<string> {
  if (!(await endKey(sql, doctorId, keyId, because))) throw new Problem('conflict')
  signer.forget(doctorId, keyId)
  const { id } = await signer.keyOf(sql, doctorId, null)
  return id
}
