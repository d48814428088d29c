import type { Transaction } from '../../database/database.ts'
import type { AccountRow } from '../queries.ts'
import { rememberDevice } from './known-device.ts'
import type { OpenedLogin } from './open-login.ts'
import { openSession } from './open-session.ts'
import type { OpeningSession } from './opening.ts'

/**
 * Opens a session in the browser in which another program opened the product (a launch), and ends the transaction. The session
 * has no rights beyond those of that program's token (`personal` of contract/endpoint.ts).
 */
export async function openLaunched(
  sql: Transaction,
  account: Pick<AccountRow, 'id' | 'kind' | 'email'>,
  opening: OpeningSession,
): Promise<OpenedLogin> {
  const device = await rememberDevice(sql, account, opening)
  const who = { accountId: account.id, class: 'launched', device: opening.device } as const
  return { ...(await openSession(sql.last, who, { kind: account.kind, with: 'launch-code' })), device }
}
