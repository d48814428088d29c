import { hashSecret, LIFETIMES, newSecret, newToken, type TokenClass } from './tokens.ts'
import { insertSession } from '../queries.ts'
import type { Sql } from '../../database/database.ts'
import { columnsOf } from '../../events/event-columns.ts'
import type { Caller } from '../../http/context.ts'

export interface OpenedSession {
  token: string
  /** Secrets of the session's two HttpOnly cookies; null for a session that is not a browser's. */
  binding: string | null
  refresh: string | null
}

/** Kind of the account that logs in, and the factors that proved the login. */
export interface Login {
  kind: Caller['kind']
  with: string
}

/**
 * Opens a session of one of the classes of tokens, such as `browser`. Returns the session's secrets, of which only the hashes
 * are stored.
 * @param login data for the audit event of a login, which is written in this transaction of the account; absent for a session
 * that no login opens
 */
export async function openSession(
  sql: Sql,
  who: { accountId: number; class: TokenClass; device: string },
  login?: Login,
): Promise<OpenedSession> {
  const browser = isOfBrowser(who.class)
  const token = newToken()
  const binding = browser ? newSecret() : null
  const refresh = browser ? newSecret() : null
  const [sessionMs, tokenMs] = lifetimesOf(who.class)
  await insertSession(sql, {
    accountId: who.accountId,
    class: who.class,
    device: who.device,
    sessionMs,
    tokenHash: hashSecret(token),
    bindingHash: binding === null ? null : hashSecret(binding),
    tokenMs,
    refreshHash: refresh === null ? null : hashSecret(refresh),
    refreshMs: LIFETIMES.refreshIdleMs,
    event: login
      ? columnsOf<'session.opened'>({
          actor: login.kind,
          actorId: who.accountId,
          action: 'session.opened',
          details: { with: login.with, class: who.class },
        })
      : null,
  })
  return { token, binding, refresh }
}

/** Whether sessions of a class work only with the cookies of one browser. */
const isOfBrowser = (of: TokenClass): boolean => of === 'browser' || of === 'launched'

/** Lifetimes of the session and of its token, in ms. */
function lifetimesOf(tokenClass: TokenClass): [number, number] {
  if (isOfBrowser(tokenClass)) return [LIFETIMES.sessionMs, LIFETIMES.browserTokenMs]
  if (tokenClass === 'api') return [LIFETIMES.sessionMs, LIFETIMES.apiTokenMs]
  if (tokenClass === 'operator') return [LIFETIMES.operatorMs, LIFETIMES.operatorMs]
  return [LIFETIMES.forGoodMs, LIFETIMES.forGoodMs]
}
