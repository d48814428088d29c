import type { Sql } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import type { AccountRow } from '../queries.ts'
import { isKnownDevice, keepDevice, moveDevice } from './device-queries.ts'
import type { OpeningSession } from './opening.ts'
import { hashSecret, newSecret } from './tokens.ts'

/** Device id of a program, which keeps no cookie. The colon keeps it apart from the secrets of cookies. */
const programAt = (address: string): Buffer => hashSecret(`address:${address}`)

/**
 * Remembers the device of a login that succeeded, in its transaction, and mails the owner when it is a new one. The
 * first device of an account is not mailed.
 *
 * A browser in which this account has not logged in gets a new secret, even if it sent one: that one may have been put
 * there by somebody who knows it.
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
