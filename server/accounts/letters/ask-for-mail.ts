import type { Database } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { Language } from '../../http/context.ts'
import { mayMail } from '../allowance.ts'

/** Who asks for a mail, and in which clothes it is written. */
export interface MailAsker {
  email: string
  /** The network address of the caller. */
  address: string
  language: Language
  /** Id of the brand of the host that was asked. */
  brand: string
}

/** Asks for the confirmation again, or for a reset. Never says whether the address is known (assurance.md 1.6). */
export async function askForMail(
  { open }: Database,
  kind: 'confirmation' | 'reset',
  asker: MailAsker,
): Promise<void> {
  if (!(await mayMail(open, asker.email, asker.address))) return
  await queueAccountMail(open, { ...asker, kind, recipient: asker.email })
}
