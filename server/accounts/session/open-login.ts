import type { Transaction } from '../../database/database.ts'
import type { AccountRow } from '../queries.ts'
import { rememberDevice } from './known-device.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import type { OpeningSession } from './opening.ts'

/** A session that a login opened. */
export interface OpenedLogin extends OpenedSession {
  /** Secret of the device cookie; null for a session that is not a browser's. */
  device: string | null
}

/**
 * Opens the session of a login that succeeded, and ends the transaction.
 * @param provedWith the one or two factors that authenticated the login, as `password,totp`
 */
export async function openLogin(
  sql: Transaction,
  account: Pick<AccountRow, 'id' | 'kind' | 'email'>,
  opening: OpeningSession,
  provedWith: string,
): Promise<OpenedLogin> {
  const device = await rememberDevice(sql, account, opening)
  const login = { kind: account.kind, with: provedWith }
  return { ...(await openSession(sql.last, { ...opening, accountId: account.id }, login)), device }
}
