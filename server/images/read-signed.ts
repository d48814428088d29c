import { createHash } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { picturesOnSheet } from './queries.ts'

/**
 * Reads the pictures whose ids are in a signed prescription. A picture is left out if it was deleted, or if its bytes do not
 * have the digest that was signed.
 */
export async function readSigned(
  sql: Sql,
  signed: readonly ({ id: string; sha256: string } | null)[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const named = signed.filter((one) => one !== null)
  if (named.length === 0) return new Map()
  const found = await picturesOnSheet(
    sql,
    named.map(({ id }) => id),
  )
  const isSigned = ({ id, bytes }: { id: string; bytes: Uint8Array }): boolean => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return named.some((one) => one.id === id && one.sha256 === sha256)
  }
  return new Map(found.filter(isSigned).map(({ id, bytes }) => [id, bytes]))
}
