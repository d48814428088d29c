import { hashSecret, LIFETIMES, newSecret, newToken, type TokenClass } from './tokens.ts'
import { insertSession } from './queries.ts'
import type { Sql } from '../database/database.ts'

export interface OpenedSession {
  token: string
  /** Only for browsers: the secrets of the two HttpOnly cookies. */
  binding: string | null
  refresh: string | null
}

/** Makes a session of a class and the secrets that prove it. The only moment at which they exist in the clear. */
export async function openSession(
  sql: Sql,
  who: { accountId: number; class: TokenClass; device: string },
): Promise<OpenedSession> {
  const browser = who.class === 'browser'
  const token = newToken()
  const binding = browser ? newSecret() : null
  const refresh = browser ? newSecret() : null
  const perishable = browser || who.class === 'api'
  await insertSession(sql, {
    accountId: who.accountId,
    class: who.class,
    device: who.device,
    sessionMs: perishable ? LIFETIMES.sessionMs : LIFETIMES.forGoodMs,
    tokenHash: hashSecret(token),
    bindingHash: binding === null ? null : hashSecret(binding),
    tokenMs: browser ? LIFETIMES.browserTokenMs : perishable ? LIFETIMES.apiTokenMs : LIFETIMES.forGoodMs,
    refreshHash: refresh === null ? null : hashSecret(refresh),
    refreshMs: LIFETIMES.refreshIdleMs,
  })
  return { token, binding, refresh }
}
