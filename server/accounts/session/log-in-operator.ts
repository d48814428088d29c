import { Problem } from '#contract/problem.ts'
import type { Repeating } from '../../events/record-repeated.ts'
import { fromAddress, judgeGuess, untilRight } from '../allowance.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from '../password/passwords.ts'
import { accountByEmail } from '../queries.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { recordFailedLogin } from '../record-failed-login.ts'

const ACCOUNT_FREE = 5
const ADDRESS_FREE = 20

/**
 * Opens an operator's session, which ends after some hours and is never renewed.
 * @throws Problem `login-failed`, after the same time for any wrong login; `too-many-requests` while logins are throttled
 */
export async function logInOperator(
  repeating: Repeating,
  attempt: { email: string; password: string; address: string; device: string },
): Promise<string> {
  const { database } = repeating
  const { open } = database
  const email = attempt.email.trim().toLowerCase()
  const ofAccount = untilRight(`operator:account:${email}`, ACCOUNT_FREE)
  const ofAddress = fromAddress(`operator:address:${attempt.address}`, ADDRESS_FREE)
  const found = await accountByEmail(open, email)
  const account = found?.kind === 'operator' && found.is_active ? found : undefined
  const { right } = await judgeGuess(open, [ofAccount, ofAddress], () =>
    verifyPassword(account?.password_hash ?? null, attempt.password),
  )
  if (!account || !right) {
    await recordFailedLogin(repeating, found?.id, ofAccount.key)
    throw new Problem('login-failed')
  }
  await clearThrottle(open, ofAccount.key)
  const session = { accountId: account.id, class: 'operator', device: attempt.device } as const
  const opened = await database.asDoctor(account.id, (own) =>
    openSession(own.last, session, { kind: account.kind, with: 'password' }),
  )
  return opened.token
}
