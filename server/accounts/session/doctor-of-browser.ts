import type { Sql } from '../../database/database.ts'
import { bindingOf } from './cookies.ts'
import { doctorOfBrowser } from './session-queries.ts'
import { hashSecret } from './tokens.ts'

/**
 * Id of the doctor who is logged in in the browser that sent the request, by its session's HttpOnly cookie. The cookie without
 * a token opens no call: the id serves to greet the doctor in the HTML of a page.
 */
export async function browsingDoctor(
  sql: Sql,
  asked: Parameters<typeof bindingOf>[0],
): Promise<number | undefined> {
  const binding = bindingOf(asked)
  return binding === undefined ? undefined : doctorOfBrowser(sql, hashSecret(binding))
}
