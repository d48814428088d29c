import type { Database } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'
import type { HandOver, MailMessage, MailPort } from '../outside/mail/port.ts'
import type { AccountMail } from './account-mail.ts'
import { claimDueAccountMail, postponeAccountMail, settleAccountMail } from './account-mail-queries.ts'
import { ATTEMPTS_AT_MOST, waitSeconds } from './deliver-mail.ts'

/** Writes the message of a queued mail; null when the address must not get a mail. */
export type ComposeAccountMail = (mail: AccountMail) => Promise<MailMessage | null>

export interface AccountMailDependencies {
  database: Database
  mail: MailPort
  composeAccountMail: ComposeAccountMail
  /** Writes a line to the log. The line has ids and codes, and no personal data. */
  log: (message: string) => void
}

/** Takes the next due mail about an account out of the queue, to send it (see claimNextMail). */
export const takeDueAccountMail = ({ database }: { database: Database }): Promise<AccountMail | undefined> =>
  claimDueAccountMail(database.open)

/** Hands a claimed mail to the mail relay, at most once (see deliver-mail.ts). */
export async function deliverAccountMail(deps: AccountMailDependencies, mail: AccountMail): Promise<void> {
  const sql = deps.database.open
  const { result, outcome } = await attempt(deps, mail)
  if (result === 'retry' && mail.attempts < ATTEMPTS_AT_MOST) {
    await postponeAccountMail(sql, mail.id, waitSeconds(mail.attempts), outcome)
  } else {
    await settleAccountMail(sql, mail.id, result === 'retry' ? 'failed' : result, outcome)
  }
}

async function attempt(
  deps: AccountMailDependencies,
  mail: AccountMail,
): Promise<HandOver | { result: 'skipped'; outcome: string }> {
  let message: MailMessage | null
  try {
    message = await deps.composeAccountMail(mail)
  } catch (error) {
    deps.log(`account mail ${mail.id} was not composed: ${reasonOf(error)}`)
    return { result: 'retry', outcome: 'not-composed' }
  }
  return message ? deps.mail.send(message) : { result: 'skipped', outcome: '' }
}
