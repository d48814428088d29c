import type { Sql } from '../database/database.ts'
import type { NewAccountMail } from './account-mail.ts'
import { insertAccountMail, insertHourlyMail } from './account-mail-queries.ts'

/** Puts a mail about an account into the outbox. The recipient need not have an account: see accounts/letters/letter.ts. */
export const queueAccountMail = (sql: Sql, mail: NewAccountMail): Promise<void> =>
  insertAccountMail(sql, mail)

/** Puts a notice into the outbox, at most one an hour of its kind for its recipient. */
export const queueHourlyMail = (
  sql: Sql,
  mail: Pick<NewAccountMail, 'kind' | 'recipient' | 'language' | 'brand'>,
): Promise<void> => insertHourlyMail(sql, mail)
