import type { Sql } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { AccountRow } from '../queries.ts'
import { isKnownDevice, keepDevice, moveDevice } from './device-queries.ts'
import type { OpeningSession } from './opening.ts'
import { hashSecret, newSecret } from './tokens.ts'

/**
 * Identifies a program, which keeps no cookie, by its network address. The prefix with a colon cannot occur in the secret of a
 * cookie.
 */
const programAt = (address: string): Buffer => hashSecret(`address:${address}`)

/**
 * Remembers the device of a successful login in the login's transaction, and mails the owner about a new device. No mail is
 * sent about the first device of an account. A browser in which this account has not logged in before gets a new secret, even
 * if it sent one, because somebody else may have put that secret there.
 * @returns the secret of the browser's cookie; null for a program
 */
export async function rememberDevice(
  sql: Sql,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  opening: OpeningSession,
): Promise<string | null> {
  const secret = opening.class === 'browser' ? await secretOf(sql, id, opening.deviceSecret) : null
  const isNew = await keepDevice(sql, id, secret === null ? programAt(opening.address) : hashSecret(secret))
  if (isNew) {
    const note = opening.device || opening.address
    await queueAccountMail(sql, { ...opening.look, kind: 'new-device', recipient: email, note })
  }
  return secret
}

async function secretOf(sql: Sql, accountId: number, sent: string | undefined): Promise<string> {
  if (sent === undefined) return newSecret()
  if (await isKnownDevice(sql, accountId, hashSecret(sent))) return sent
  const secret = newSecret()
  await moveDevice(sql, hashSecret(sent), hashSecret(secret))
  return secret
}
