import type { Sql } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { MailLook } from './tell-owner.ts'

/** Kinds of mail that warn of wrong guesses in a row, each under the number of guesses after which it is sent. */
const MAILS = {
  login: { 10: 'failed-logins', 100: 'password-locked' },
  'second-factor': { 5: 'failed-second-factors' },
} as const

/**
 * Mails the owner of an address about wrong guesses in a row, once at each number of guesses listed in `MAILS`. A mail is
 * queued for an address without an account too, so that the response time reveals nothing; when the queue is delivered, such a
 * mail is not sent.
 */
export async function tellOfFailures(
  sql: Sql,
  secret: keyof typeof MAILS,
  failures: number,
  to: MailLook & { recipient: string },
): Promise<void> {
  const [, kind] = Object.entries(MAILS[secret]).find(([number]) => Number(number) === failures) ?? []
  if (kind) await queueAccountMail(sql, { ...to, kind })
}
