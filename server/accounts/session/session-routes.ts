import { accounts } from '#contract/accounts/accounts.ts'
import type { Domain } from '../../http/domain.ts'
import { texts } from '../../http/texts.ts'
import { closeOtherSessions, closeSession } from './close-sessions.ts'
import { liveSessions } from './session-queries.ts'

/** Routes that list and close the sessions of the caller's account. */
export function sessionRoutes({ bind, database }: Domain): void {
  bind(accounts.sessions)(async (_input, { caller }) => {
    const rows = await liveSessions(database.open, caller.accountId)
    return {
      results: rows.map((row) => ({
        id: row.id,
        device: row.device,
        kind: row.class,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        current: row.id === caller.sessionId,
      })),
    }
  })

  bind(accounts.closeSession)(async ({ params }, { caller, language }) => {
    // A session id in the path that is no number becomes 0, an id that no session has.
    await closeSession(database, caller, /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0)
    return { detail: texts(language).sessionClosed }
  })

  bind(accounts.closeOtherSessions)(async (_input, { caller, language }) => ({
    closed: await closeOtherSessions(database, caller),
    detail: texts(language).otherSessionsClosed,
  }))
}
