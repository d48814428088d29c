import type { Sql } from '../../database/database.ts'
import { accountByEmail, accountById } from '../queries.ts'

/**
 * Whether an address has a confirmed account. The answer is only for callers who have proven that they read the
 * address's mail.
 */
export const isKnownAddress = async (sql: Sql, email: string): Promise<boolean> =>
  (await accountByEmail(sql, email))?.email_verified_at != null

export const emailOf = async (sql: Sql, accountId: number): Promise<string> =>
  (await accountById(sql, accountId))?.email ?? ''
