import { Problem } from '#contract/problem.ts'
import type { Database } from '../database/database.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import { accountByEmail, clearThrottle, countFailure, readThrottle } from './queries.ts'

/** assurance.md 1.5: per account, known or not; and per address it came from. */
const ACCOUNT_FREE = 5
const ADDRESS_FREE = 40
const WINDOW_MINUTES = 15

export interface LoginAttempt {
  email: string
  password: string
  address: string
  device: string
  fromBrowser: boolean
}

/**
 * Opens a session for the right password.
 * @throws Problem `login-failed` for an unknown account and a wrong password alike, in the same time;
 *   `too-many-requests` while either is throttled.
 */
export async function logIn(database: Database, attempt: LoginAttempt): Promise<OpenedSession> {
  const sql = database.open
  const keys = [
    `login:account:${attempt.email.trim().toLowerCase()}`,
    `login:address:${attempt.address}`,
  ] as const
  for (const key of keys) {
    const seconds = (await readThrottle(sql, key))?.seconds_blocked ?? 0
    if (seconds > 0) throw new Problem('too-many-requests', { values: { seconds } })
  }
  const account = await accountByEmail(sql, attempt.email.trim())
  const right = await verifyPassword(account?.password_hash ?? null, attempt.password)
  if (!account || !right) {
    await countFailure(sql, keys[0], ACCOUNT_FREE, WINDOW_MINUTES)
    await countFailure(sql, keys[1], ADDRESS_FREE, WINDOW_MINUTES)
    throw new Problem('login-failed')
  }
  if (!account.is_active) throw new Problem('account-disabled')
  if (!account.email_verified_at) throw new Problem('email-unverified')
  await clearThrottle(sql, keys[0])
  const tokenClass = attempt.fromBrowser ? 'browser' : 'api'
  return openSession(sql, { accountId: account.id, class: tokenClass, device: attempt.device })
}
