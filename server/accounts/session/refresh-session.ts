import { Problem } from '#contract/problem.ts'
import type { Database } from '../../database/database.ts'
import type { OpenedSession } from './open-session.ts'
import { refreshByHash, revokeSession, rotate } from '../queries.ts'
import { hashSecret, LIFETIMES, newSecret, newToken } from './tokens.ts'

/**
 * Exchanges a refresh cookie for new secrets. A used cookie that comes again after the grace time was copied: the
 * whole session is closed (assurance.md T5). Within the grace time it gives a cookie of the same generation as the first
 * use did, so that a thief has no chain of cookies beside the owner's.
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
