import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Repeating } from '../../events/record-repeated.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { Caller, Language } from '../../http/context.ts'
import { judgeGuess, untilRight } from '../allowance.ts'
import { refuseGuessable } from './password-rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { accountById } from '../queries.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { recordFailedProof } from '../record-failed-login.ts'
import { forgetDevices } from '../session/device-queries.ts'
import { closeAll, holdPassword, holdSessions, setPassword } from '../session/session-queries.ts'
import { hashSecret } from '../session/tokens.ts'

/**
 * Number of wrong guesses of the current password in one session after which each further guess has to wait (assurance.md 1.5).
 */
const GUESSES = 5

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  /** Secret of the browser's device cookie; undefined for a browser without this cookie. */
  deviceSecret: string | undefined
  language: Language
  brand: string
  brandName: string
}

/**
 * Changes the caller's password, closes the account's other sessions, forgets its other devices and mails the owner.
 * @throws Problem `invalid-input` under `old_password` when it is not the current password (rule valid_password),
 * `too-many-requests` after five wrong ones
 */
export async function changePassword(
  repeating: Repeating,
  caller: Caller,
  change: PasswordChange,
): Promise<void> {
  const { database } = repeating
  const { accountId: id, sessionId } = caller
  const guesses = untilRight(`password:session:${sessionId}`, GUESSES)
  const account = await accountById(database.open, id)
  if (!account) throw new Problem('not-found')
  const { right } = await judgeGuess(database.open, [guesses], () =>
    verifyPassword(account.password_hash, change.oldPassword),
  )
  if (!right) {
    await recordFailedProof(repeating, caller, 'password')
    throw wrongPassword()
  }
  refuseGuessable(change.newPassword, 'new_password1', { ...change, email: account.email })
  const passwordHash = await hashPassword(change.newPassword)
  await database.asDoctor(id, async (sql) => {
    // If a password was set with a mailed link meanwhile, this change is refused and that password stays valid.
    await holdSessions(sql, id)
    if (!(await holdPassword(sql, id, account.password_hash))) throw wrongPassword()
    await setPassword(sql, id, passwordHash)
    const closed = await closeAll(sql, id, sessionId)
    const device = change.deviceSecret
    await forgetDevices(sql, id, device === undefined ? null : hashSecret(device))
    await clearThrottle(sql, guesses.key)
    await recordEvent(sql, id, {
      actor: caller.kind,
      actorId: id,
      action: 'password.changed',
      object: ['account', id],
      details: { closed },
    })
    await queueAccountMail(sql, { ...change, kind: 'password-changed', recipient: account.email })
  })
}

const wrongPassword = (): Problem =>
  new Problem('invalid-input', { fields: { old_password: ['valid-password'] } })
