import { randomBytes } from 'node:crypto'
import type { Sql } from '../../database/database.ts'
import { hashWithSalt } from '../password/passwords.ts'
import { recoverySet, takeRecoveryCode, type RecoverySet } from './recovery-queries.ts'

const HOW_MANY = 10
const LETTERS = 10
/** Crockford's base 32: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Ten codes of 50 random bits and what is kept of them. All of a set share a salt, so that one slow hash finds whether a
 * guess is among them.
 */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; set: RecoverySet }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: HOW_MANY }, makeCode)
  const hashes = await Promise.all(codes.map((code) => hashWithSalt(code, salt)))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), set: { salt, hashes } }
}

/** Spends a code, however it was typed. @returns whether it was one that is left */
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
