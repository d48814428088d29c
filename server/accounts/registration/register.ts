import type { Database } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { MailAsker } from '../letters/ask-for-mail.ts'
import { mayMail } from '../allowance.ts'
import { refuseGuessable } from '../password/password-rules.ts'
import { hashPassword } from '../password/passwords.ts'
import { setDoctorOfTransaction, ensureDoctor, upsertDoctorAccount } from './registration-queries.ts'

/**
 * Makes an account that waits for the confirmation of its address. For an address that has an account the same statements run,
 * so that their time reveals nothing. A confirmed account stays unchanged, and its owner is mailed about the attempt.
 * @throws Problem `invalid-input` for a guessable password, `too-many-requests` for the caller's connection
 */
export async function register(
  database: Database,
  asker: MailAsker & { password: string; brandName: string },
): Promise<void> {
  refuseGuessable(asker.password, 'password1', asker)
  const isAllowed = await mayMail(database.open, asker.email, asker.address)
  const passwordHash = await hashPassword(asker.password)
  if (!isAllowed) return
  await database.asJob(async (sql) => {
    const { id, created } = await upsertDoctorAccount(sql, { email: asker.email, passwordHash })
    await setDoctorOfTransaction(sql, id)
    await ensureDoctor(sql, id, asker)
    await recordEvent(sql, id, {
      actor: 'guest',
      actorId: null,
      action: created ? 'account.registered' : 'account.registered-again',
      object: ['account', id],
    })
    await queueAccountMail(sql, { ...asker, kind: 'registration', recipient: asker.email })
  })
}
