import { Problem } from '#contract/problem.ts'
import type { Database } from '../../database/database.ts'
import type { OpenedSession } from './open-session.ts'
import { refreshByHash, revokeSession, rotate } from '../queries.ts'
import { hashSecret, LIFETIMES, newSecret, newToken } from './tokens.ts'

/**
 * Exchanges a refresh cookie for new secrets. If a used cookie is sent again after the grace time, it was copied, and the whole
 * session is closed (assurance.md T5). Within the grace time a used cookie gets a new cookie of the present generation, so that
 * a thief's cookies stop working when the owner refreshes next.
 */
export async function refreshSession(database: Database, refresh: string): Promise<OpenedSession> {
  const fresh = { token: newToken(), binding: newSecret(), refresh: newSecret() }
  const rotated = await database.asJob(async (sql) => {
    const row = await refreshByHash(sql, hashSecret(refresh), LIFETIMES.refreshGraceMs)
    if (!row?.live) return false
    if (row.used && !row.in_grace) {
      await revokeSession(sql, row.session_id)
      return false
    }
    await rotate(sql, {
      sessionId: row.session_id,
      advances: !row.used,
      tokenHash: hashSecret(fresh.token),
      bindingHash: hashSecret(fresh.binding),
      tokenMs: LIFETIMES.browserTokenMs,
      refreshHash: hashSecret(fresh.refresh),
      refreshMs: LIFETIMES.refreshIdleMs,
    })
    return true
  })
  if (!rotated) throw new Problem('token-expired')
  return fresh
}
