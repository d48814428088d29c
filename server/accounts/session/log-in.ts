import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { recordRepeated, type Repeating } from '../../events/record-repeated.ts'
import { judgeGuess } from '../allowance.ts'
import { putChallenge } from '../factors/challenge-queries.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { verifyPassword } from '../password/passwords.ts'
import { accountByEmail, clearThrottle, type AccountRow } from '../queries.ts'
import { factorsOf, hasSecondFactor } from '../factors/second-factors.ts'
import { recordFailedLogin } from '../record-failed-login.ts'
import { holdPassword } from './session-queries.ts'
import { hashSecret, LIFETIMES, newSecret } from './tokens.ts'

/**
 * Limit of wrong passwords, by account, known or not, and by the caller's address (assurance.md 1.5): after it each
 * attempt has to wait.
 */
const ACCOUNT_FREE = 5
const ADDRESS_FREE = 40

/** Origin of a new session, and its class. */
export interface OpeningSession {
  address: string
  device: string
  class: 'browser' | 'api'
}

export interface LoginAttempt extends OpeningSession {
  email: string
  password: string
}

/** An opened session; or, where a second factor is needed, the secret of the cookie behind which the login waits. */
export type LoginOutcome = { session: OpenedSession } | { waiting: string }

/**
 * Opens a session for the right password, unless the account has a second factor: then the login waits for that.
 * @throws Problem `login-failed` for an unknown account and a wrong password alike, in the same time;
 * `too-many-requests` while account or address is throttled; `account-disabled`, `email-unverified`
 */
export async function logIn(repeating: Repeating, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { database } = repeating
  const sql = database.open
  const email = attempt.email.trim().toLowerCase()
  const ofAccount = { key: `login:account:${email}`, free: ACCOUNT_FREE }
  const ofAddress = { key: `login:address:${attempt.address}`, free: ADDRESS_FREE }
  const account = await accountByEmail(sql, email)
  const right = await judgeGuess(sql, [ofAccount, ofAddress], () =>
    verifyPassword(account?.password_hash ?? null, attempt.password),
  )
  // Operators log in with log-in-operator.ts only.
  if (!account || !right || account.kind === 'operator') {
    await recordFailedLogin(repeating, account?.id, ofAccount.key)
    throw new Problem('login-failed')
  }
  if (!account.is_active) return refuseLogin(repeating, account, 'password', 'account-disabled')
  if (!account.email_verified_at) return refuseLogin(repeating, account, 'password', 'email-unverified')
  await clearThrottle(sql, ofAccount.key)
  const { id } = account
  return database.asDoctor(id, async (own) => {
    // A password that was set meanwhile closed every session: this login must not open one after it.
    if (!(await holdPassword(own, id, account.password_hash))) throw new Problem('login-failed')
    if (hasSecondFactor(await factorsOf(own, id))) return { waiting: await waitForFactor(own, id) }
    const login = { kind: account.kind, with: 'password' }
    return { session: await openSession(own.last, { ...attempt, accountId: id }, login) }
  })
}

/** Refuses a login whose secret was right, and records that. @throws Problem of the reason */
export async function refuseLogin(
  repeating: Repeating,
  { id, kind }: Pick<AccountRow, 'id' | 'kind'>,
  provedWith: string,
  reason: 'account-disabled' | 'email-unverified',
): Promise<never> {
  await recordRepeated<'login.refused'>(
    repeating,
    id,
    {
      actor: kind,
      actorId: id,
      action: 'login.refused',
      object: ['account', id],
      details: { with: provedWith, reason },
    },
    reason,
  )
  throw new Problem(reason)
}

async function waitForFactor(sql: Sql, accountId: number): Promise<string> {
  const secret = newSecret()
  const ms = LIFETIMES.challengeMs
  await putChallenge(sql, { holder: hashSecret(secret), purpose: 'login', accountId, nonce: null, ms })
  return secret
}
