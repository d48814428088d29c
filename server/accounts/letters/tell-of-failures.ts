import type { Sql } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { MailLook } from './tell-owner.ts'

/** Mails about wrong guesses in a row, by the number of the guess after which each is sent. */
const MAILS = {
  login: { 10: 'failed-logins', 100: 'password-locked' },
  'second-factor': { 5: 'failed-second-factors' },
} as const

/**
 * Mails the owner of an address about many wrong guesses in a row, once at each of these numbers. An address without
 * an account is queued too, so that the time reveals nothing; at its delivery nothing is sent.
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
