import type { KeyObject } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import { insertHead, lastLink } from './queries.ts'
import { signHead, writeHead } from './trail-head.ts'

/** Key with which heads of the audit trail's hash chain are signed, and address to which they are mailed. */
export interface HeadMailing {
  key: KeyObject
  /** Mail address outside of the installation to which the signed heads of the audit trail's hash chain are sent; '' for none. */
  recipient: string
}

/**
 * Signs the head of the audit trail's hash chain (the digest of its last link), stores it, and mails it if there is a recipient.
 * While the audit trail has no entry, there is no head to sign, and no mail is sent.
 */
export const mailHead = (
  database: Database,
  { key, recipient }: HeadMailing,
  clock: () => Date,
): Promise<void> =>
  database.asJob(async (sql) => {
    const last = await lastLink(sql)
    if (!last) return
    const head = signHead(last, clock(), key)
    await insertHead(sql, head)
    if (recipient === '') return
    await queueAccountMail(sql, {
      kind: 'trail-head',
      recipient,
      language: 'es',
      brand: '',
      day: head.signed_at.toISOString().slice(0, 10),
      note: writeHead(head),
    })
  })
