import type { Sql } from '../../database/database.ts'
import { bindingOf } from './cookies.ts'
import { type AccountOfBrowser, accountOfBrowser } from './session-queries.ts'
import { hashSecret } from './tokens.ts'

/**
 * Doctor or assistant who is logged in in the browser that sent the request, by its session's HttpOnly cookie. The cookie
 * without a token opens no call: the account serves to greet a doctor in the HTML of a page, and to lead an assistant to theirs.
 */
export async function browsingAccount(
  sql: Sql,
  asked: Parameters<typeof bindingOf>[0],
): Promise<AccountOfBrowser | undefined> {
  const binding = bindingOf(asked)
  return binding === undefined ? undefined : accountOfBrowser(sql, hashSecret(binding))
}
