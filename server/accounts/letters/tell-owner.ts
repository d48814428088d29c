import type { Action } from '../../events/event.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { AccountMailKind } from '../../delivery/account-mail.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { Language } from '../../http/context.ts'

/** Language and brand of a mail. */
export interface MailLook {
  language: Language
  brand: string
}

export type FactorAction = Extract<Action, `passkey.${string}` | `totp.${string}` | `recovery-code${string}`>

/** Records an event of an account's second factors and queues the mail to its owner, in the caller's transaction. */
export async function tellOwner(
  sql: Sql,
  { accountId: id, email, language, brand }: MailLook & { accountId: number; email: string },
  [action, kind]: readonly [FactorAction, AccountMailKind],
): Promise<void> {
  await recordEvent(sql, id, { actor: 'doctor', actorId: id, action, object: ['account', id] })
  await queueAccountMail(sql, { kind, recipient: email, language, brand })
}
