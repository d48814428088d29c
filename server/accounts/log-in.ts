import { Problem } from '#contract/problem.ts'
import type { Database } from '../database/database.ts'
import { judgeGuess } from './allowance.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { verifyPassword } from './passwords.ts'
import { accountByEmail, clearThrottle } from './queries.ts'

/** assurance.md 1.5: per account, known or not; and per address it came from. */
const ACCOUNT_FREE = 5
const ADDRESS_FREE = 40

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
  const email = attempt.email.trim().toLowerCase()
  const ofAccount = { key: `login:account:${email}`, free: ACCOUNT_FREE }
  const ofAddress = { key: `login:address:${attempt.address}`, free: ADDRESS_FREE }
  const account = await accountByEmail(sql, email)
  const right = await judgeGuess(sql, [ofAccount, ofAddress], () =>
    verifyPassword(account?.password_hash ?? null, attempt.password),
  )
  if (!account || !right) throw new Problem('login-failed')
  if (!account.is_active) throw new Problem('account-disabled')
  if (!account.email_verified_at) throw new Problem('email-unverified')
  await clearThrottle(sql, ofAccount.key)
  const tokenClass = attempt.fromBrowser ? 'browser' : 'api'
  return openSession(sql, { accountId: account.id, class: tokenClass, device: attempt.device })
}
