import type { Database } from '../database/database.ts'
import type { HandOver, MailMessage, MailPort } from '../outside/mail/port.ts'
import type { AccountMail } from './account-mail.ts'
import { claimAccountMail, postponeAccountMail, settleAccountMail } from './account-mail-queries.ts'
import { ATTEMPTS_AT_MOST, waitSeconds } from './deliver-mail.ts'

/** Writes the message; null when there is nothing to say to this address. */
export type ComposeAccountMail = (mailId: number, mail: AccountMail) => Promise<MailMessage | null>

export interface AccountMailDependencies {
  database: Database
  mail: MailPort
  composeAccountMail: ComposeAccountMail
}

/** Hands one mail about an account to the relay, at most once (see deliver-mail.ts). */
export async function deliverAccountMail(deps: AccountMailDependencies, mailId: number): Promise<void> {
  const sql = deps.database.open
  const claimed = await claimAccountMail(sql, mailId)
  if (!claimed) return
  const { result, outcome } = await attempt(deps, mailId, claimed)
  if (result === 'retry' && claimed.attempts < ATTEMPTS_AT_MOST) {
    await postponeAccountMail(sql, mailId, waitSeconds(claimed.attempts), outcome)
  } else {
    await settleAccountMail(sql, mailId, result === 'retry' ? 'failed' : result, outcome)
  }
}

async function attempt(
  deps: AccountMailDependencies,
  mailId: number,
  claimed: AccountMail,
): Promise<HandOver | { result: 'skipped'; outcome: string }> {
  let message: MailMessage | null
  try {
    message = await deps.composeAccountMail(mailId, claimed)
  } catch {
    return { result: 'retry', outcome: 'not-composed' }
  }
  return message ? deps.mail.send(message) : { result: 'skipped', outcome: '' }
}
