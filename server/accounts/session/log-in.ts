import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { NOBODY } from '../../events/event.ts'
import { recordRepeated, type Repeating } from '../../events/record-repeated.ts'
import { judgeGuess } from '../allowance.ts'
import { putChallenge } from '../factors/challenge-queries.ts'
import { factorsOf, hasSecondFactor } from '../factors/second-factors.ts'
import { tellOfFailures } from '../letters/tell-of-failures.ts'
import { verifyPassword } from '../password/passwords.ts'
import { accountByEmail, type AccountRow } from '../queries.ts'
import { recordFailedLogin } from '../record-failed-login.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { loginLimits, PASSWORD_LOCKS_AT } from './login-limits.ts'
import { openLogin, type OpenedLogin } from './open-login.ts'
import type { OpeningSession } from './opening.ts'
import { holdPassword } from './session-queries.ts'
import { hashSecret, LIFETIMES, newSecret } from './tokens.ts'

export interface LoginAttempt extends OpeningSession {
  email: string
  password: string
}

/** Result of a login: an opened session, or the secret of the cookie by which the login waits for a second factor. */
export type LoginOutcome = { session: OpenedLogin } | { waiting: string }

/**
 * Opens a session for the right password. If the account has a second factor, the login waits for it instead.
 * @throws Problem `login-failed` for an unknown account and a wrong password alike, after the same time; `too-many-requests`
 * while account or address is throttled; `password-locked` after a hundred wrong passwords in a row; `account-disabled`,
 * `email-unverified`
 */
export async function logIn(repeating: Repeating, attempt: LoginAttempt): Promise<LoginOutcome> {
  const { database } = repeating
  const sql = database.open
  const email = attempt.email.trim().toLowerCase()
  const account = await accountByEmail(sql, email)
  const named = { id: account?.id ?? NOBODY, counter: email }
  const limits = await loginLimits(sql, 'login', named, attempt)
  const { right, failures } = await judgeGuess(sql, limits, () =>
    verifyPassword(account?.password_hash ?? null, attempt.password),
  )
  // Operators can log in by the function of log-in-operator.ts only.
  if (!account || !right || account.kind === 'operator') {
    await recordFailedLogin(repeating, account?.id, limits[0].key)
    await tellOfFailures(sql, 'login', failures, { ...attempt.look, recipient: email })
    throw new Problem(failures >= PASSWORD_LOCKS_AT ? 'password-locked' : 'login-failed')
  }
  if (!account.is_active) return refuseLogin(repeating, account, 'password', 'account-disabled')
  if (!account.email_verified_at) return refuseLogin(repeating, account, 'password', 'email-unverified')
  await clearThrottle(sql, limits[0].key)
  const { id } = account
  return database.asDoctor(id, async (own) => {
    // If the password was changed meanwhile, all sessions were closed, and this login must not open a new one.
    if (!(await holdPassword(own, id, account.password_hash))) throw new Problem('login-failed')
    if (hasSecondFactor(await factorsOf(own, id))) return { waiting: await waitForFactor(own, id) }
    return { session: await openLogin(own, account, attempt, 'password') }
  })
}

/** Refuses a login to which the right secret was given, and records the refusal. @throws Problem with the reason */
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
