import type { Sql } from '../../database/database.ts'
import { openSession } from './open-session.ts'
import { closeAll } from './session-queries.ts'

/** Gives a program its only token, which is valid until it is revoked. Earlier tokens of the program are revoked. */
export async function giveToken(
  sql: Sql,
  who: { accountId: number; class: 'pharmacy' | 'integrator'; device: string },
): Promise<string> {
  await revokeTokens(sql, who.accountId)
  return (await openSession(sql, who)).token
}

/** Revokes all tokens of an account. @returns number of revoked tokens */
export const revokeTokens = (sql: Sql, accountId: number): Promise<number> => closeAll(sql, accountId, null)
