import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import { countGuess } from '../allowance.ts'
import type { MailAsker } from '../letters/ask-for-mail.ts'
import { accountUidInMail } from '../letters/letter.ts'
import { linkByHash, takeLink } from '../letters/link-queries.ts'
import { refuseGuessable } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { markVerified } from '../registration/registration-queries.ts'
import { forgetDevices } from '../session/device-queries.ts'
import { closeAll, setPassword } from '../session/session-queries.ts'
import { hashSecret } from '../session/tokens.ts'

export interface Reset extends Omit<MailAsker, 'email'> {
  uid: string
  token: string
  password: string
  brandName: string
}

/**
 * Checks a mailed link without using it up. A wrong or expired link is counted as a guess.
 * @throws Problem `link-dead`, `too-many-requests`
 */
export async function lookAtReset(
  database: Database,
  { uid, token, address }: Pick<Reset, 'uid' | 'token' | 'address'>,
): Promise<{ account_id: number; email: string }> {
  const link = await linkByHash(database.open, hashSecret(token), 'reset-password')
  if (link && accountUidInMail(link.account_id) === uid) return link
  await countGuess(database.open, address)
  throw new Problem('link-dead')
}

/**
 * Sets a password with a mailed link. This closes every session and opens none, forgets every device, unlocks the password, and
 * mails the owner. The link also proves the address, so the address counts as confirmed from then on.
 * @throws Problem `link-dead`; `invalid-input` for a guessable password, which does not use up the link
 */
export async function resetPassword(database: Database, reset: Reset): Promise<void> {
  const hash = hashSecret(reset.token)
  const { account_id: id, email } = await lookAtReset(database, reset)
  refuseGuessable(reset.password, 'new_password1', { email, brandName: reset.brandName })
  const passwordHash = await hashPassword(reset.password)
  await database.asDoctor(id, async (sql) => {
    if (!(await takeLink(sql, hash, 'reset-password'))) throw new Problem('link-dead')
    await setPassword(sql, id, passwordHash)
    await markVerified(sql, id)
    const closed = await closeAll(sql, id, null)
    await forgetDevices(sql, id, null)
    await clearThrottle(sql, `login:account:${email}`)
    await recordEvent(sql, id, {
      actor: 'guest',
      actorId: null,
      action: 'password.reset',
      object: ['account', id],
      details: { closed },
    })
    await queueAccountMail(sql, { ...reset, kind: 'password-changed', recipient: email })
  })
}
