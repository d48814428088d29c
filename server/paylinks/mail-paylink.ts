import type { Sql } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { StoredPaylink } from './paylink-queries.ts'

type Mailed = Pick<StoredPaylink, 'id' | 'brand' | 'email'>

/** Queues the mail with a payment link to its payer. */
export const queueRequest = (sql: Sql, link: Mailed): Promise<void> => queue(sql, link, 'payment-request')

/** Queues the receipt of a paid payment link, if there is an address for it. */
export async function queueReceipt(sql: Sql, link: Mailed): Promise<void> {
  if (link.email !== '') await queue(sql, link, 'payment-receipt')
}

/** Mail about a payment link is in Spanish, whatever language the doctor chose for the screen. */
const queue = (
  sql: Sql,
  { id, brand, email }: Mailed,
  kind: 'payment-request' | 'payment-receipt',
): Promise<void> => queueAccountMail(sql, { kind, recipient: email, language: 'es', brand, about: id })
