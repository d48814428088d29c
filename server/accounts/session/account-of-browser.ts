import type { Sql } from '../../database/database.ts'
import { bindingOf } from './cookies.ts'
import { type AccountOfBrowser, accountOfBrowser } from './session-queries.ts'
import { hashSecret } from './tokens.ts'

/**
 * Doctor or assistant who is logged in in the browser that sent the request, found by the session's HttpOnly cookie. The cookie
 * alone permits no call of the API. The account is used to greet a doctor in the HTML of a page, and to send an assistant to
 * the assistants' page.
 */
export async function browsingAccount(
  sql: Sql,
  asked: Parameters<typeof bindingOf>[0],
): Promise<AccountOfBrowser | undefined> {
  const binding = bindingOf(asked)
  return binding === undefined ? undefined : accountOfBrowser(sql, hashSecret(binding))
}
