import type { Database } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { Language } from '../../http/context.ts'
import { mayMail } from '../allowance.ts'

/** Address, language and brand of a requested mail, and the caller who requests it. */
export interface MailAsker {
  email: string
  /** Network address of the caller. */
  address: string
  language: Language
  /** Id of the brand under which the mail was requested. */
  brand: string
}

/**
 * Requests another mail that confirms an address or resets a password. The response never tells whether the address is known
 * (assurance.md 1.6).
 */
export async function askForMail(
  { open }: Database,
  kind: 'confirmation' | 'reset',
  asker: MailAsker,
): Promise<void> {
  if (!(await mayMail(open, asker.email, asker.address))) return
  await queueAccountMail(open, { ...asker, kind, recipient: asker.email })
}
