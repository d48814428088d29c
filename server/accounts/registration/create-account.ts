import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { hashPassword } from '../password/passwords.ts'
import { accountByEmail, insertAccount, type AccountRow } from '../queries.ts'

/**
 * Makes an account that needs no confirmation by mail, because its holder is known. Nobody can log in to an account without a
 * password.
 * @throws Problem `conflict` when the address has an account
 */
export async function createAccount(
  sql: Sql,
  a: { kind: AccountRow['kind']; email: string; password: string | null },
): Promise<number> {
  if (await accountByEmail(sql, a.email)) throw new Problem('conflict')
  const passwordHash = a.password === null ? null : await hashPassword(a.password)
  return insertAccount(sql, { kind: a.kind, email: a.email, passwordHash, verified: true })
}
