import type { Sql } from '../../database/database.ts'
import { openSession } from './open-session.ts'
import { closeAll } from './session-queries.ts'

/** Gives a program the one token that it works with until it is revoked. Those before are dead. */
export async function giveToken(
  sql: Sql,
  who: { accountId: number; class: 'pharmacy' | 'integrator'; device: string },
): Promise<string> {
  await revokeTokens(sql, who.accountId)
  return (await openSession(sql, who)).token
}

/** @returns how many there were */
export const revokeTokens = (sql: Sql, accountId: number): Promise<number> => closeAll(sql, accountId, null)
