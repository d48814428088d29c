import type { Sql } from '../../database/database.ts'
import { fromAddress, untilRight } from '../allowance.ts'
import type { GuessLimits } from '../throttle-queries.ts'
import { isKnownDevice } from './device-queries.ts'
import type { OpeningSession } from './opening.ts'
import { hashSecret } from './tokens.ts'

/** Number of the wrong guess for one account that is the first to be followed by a wait. */
const ACCOUNT_FREE = 5
/** Number of the wrong guess from one network address that is the first to be followed by a wait. */
const ADDRESS_FREE = 40
/** Number of wrong passwords in a row that locks the password (NIST SP 800-63B). */
export const PASSWORD_LOCKS_AT = 100

/**
 * Limits of wrong guesses at a login. Guesses from a browser in which the account has logged in before are counted apart, so
 * that the guesses of strangers do not keep the owner out.
 * @param account id of the account, 0 for an unknown address, and the text that identifies it in the counter's key
 */
export async function loginLimits(
  sql: Sql,
  secret: 'login' | 'second-factor',
  account: { id: number; counter: string | number },
  { deviceSecret, address }: OpeningSession,
): Promise<[GuessLimits, ...GuessLimits[]]> {
  const locksAt = secret === 'login' ? PASSWORD_LOCKS_AT : null
  const hash = deviceSecret === undefined ? undefined : hashSecret(deviceSecret)
  if (hash && (await isKnownDevice(sql, account.id, hash))) {
    const key = `${secret}:device:${account.id}:${hash.toString('hex')}`
    return [{ ...untilRight(key, ACCOUNT_FREE), locksAt }]
  }
  return [
    { ...untilRight(`${secret}:account:${account.counter}`, ACCOUNT_FREE), locksAt },
    fromAddress(`${secret}:address:${address}`, ADDRESS_FREE),
  ]
}
