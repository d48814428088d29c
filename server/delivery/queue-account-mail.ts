import type { Sql } from '../database/database.ts'
import type { NewAccountMail } from './account-mail.ts'
import { insertAccountMail, insertHourlyMail } from './account-mail-queries.ts'

/**
 * Puts a mail about an account into the table of outgoing mails. The recipient need not have an account (see
 * accounts/letters/letter.ts).
 */
export const queueAccountMail = (sql: Sql, mail: NewAccountMail): Promise<void> =>
  insertAccountMail(sql, mail)

/** Puts a mail into the table of outgoing mails, unless its recipient had a mail of the same kind within the last hour. */
export const queueHourlyMail = (
  sql: Sql,
  mail: Pick<NewAccountMail, 'kind' | 'recipient' | 'language' | 'brand'>,
): Promise<void> => insertHourlyMail(sql, mail)
