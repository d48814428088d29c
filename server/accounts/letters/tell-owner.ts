import type { Action } from '../../events/event.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { AccountMailKind } from '../../delivery/account-mail.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { Language } from '../../http/context.ts'

/** How a mail looks. */
export interface MailLook {
  language: Language
  brand: string
}

export type FactorAction = Extract<Action, `passkey.${string}` | `totp.${string}` | `recovery-code${string}`>

/** Writes what happened to an account's factors into the trail and to its owner, in the transaction of the act. */
export async function tellOwner(
  sql: Sql,
  { accountId: id, email, language, brand }: MailLook & { accountId: number; email: string },
  [action, kind]: readonly [FactorAction, AccountMailKind],
): Promise<void> {
  await recordEvent(sql, id, { actor: 'doctor', actorId: id, action, object: ['account', id] })
  await queueAccountMail(sql, { kind, recipient: email, language, brand })
}
