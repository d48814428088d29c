import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/context.ts'
import { closeAll, closeOne } from './session-queries.ts'

/** Closes one session of the caller's account, whose token is invalid from then on. @throws Problem `not-found` */
export async function closeSession(database: Database, caller: Caller, sessionId: number): Promise<void> {
  await database.asDoctor(caller.accountId, async (sql) => {
    if (!(await closeOne(sql, caller.accountId, sessionId))) throw new Problem('not-found')
    await recordEvent(sql, caller.accountId, {
      actor: caller.kind,
      actorId: caller.accountId,
      action: 'session.closed',
      object: ['session', sessionId],
    })
  })
}

/** Closes the caller's own session. If another call has closed the session meanwhile, no error is thrown. */
export async function endOwnSession(database: Database, caller: Caller): Promise<void> {
  await closeSession(database, caller, caller.sessionId).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'not-found') throw error
  })
}

/** Closes every session of the account except the caller's. @returns number of closed sessions */
export async function closeOtherSessions(database: Database, caller: Caller): Promise<number> {
  return database.asDoctor(caller.accountId, async (sql) => {
    const closed = await closeAll(sql, caller.accountId, caller.sessionId)
    await recordEvent(sql, caller.accountId, {
      actor: caller.kind,
      actorId: caller.accountId,
      action: 'session.others-closed',
      object: ['account', caller.accountId],
      details: { closed },
    })
    return closed
  })
}
