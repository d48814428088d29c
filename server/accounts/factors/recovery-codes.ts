import { randomBytes } from 'node:crypto'
import type { Sql } from '../../database/database.ts'
import { hashWithSalt } from '../password/passwords.ts'
import { recoverySet, takeRecoveryCode, type RecoverySet } from './recovery-queries.ts'

const HOW_MANY = 10
const LETTERS = 10
/** Alphabet of recovery codes: Crockford's base 32, without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Makes ten recovery codes of 50 random bits, and the hashes to store. All codes of a set share a salt, so that one slow hash
 * tells whether a guess is among them.
 */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; set: RecoverySet }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: HOW_MANY }, makeCode)
  const hashes = await Promise.all(codes.map((code) => hashWithSalt(code, salt)))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), set: { salt, hashes } }
}

/**
 * Uses up a recovery code, which may be typed in any case and with any separators. @returns whether the code was valid and
 * unused
 */
export async function spendRecoveryCode(sql: Sql, doctorId: number, typed: string): Promise<boolean> {
  const set = await recoverySet(sql, doctorId)
  const code = plain(typed)
  if (!set || code.length !== LETTERS) return false
  return takeRecoveryCode(sql, doctorId, await hashWithSalt(code, set.salt))
}

const makeCode = (): string => Array.from(randomBytes(LETTERS), (byte) => ALPHABET.charAt(byte & 31)).join('')

const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
