import { accepted, refused, withoutSeparators, type Checked } from './check.ts'

/** Crockford's base 32: no I, L, O or U (https://www.crockford.com/base32.html). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BODY_LENGTH = 8
/** Number of random bytes in a code: 8 letters of 5 bits. */
export const HUMAN_CODE_BYTES = 5
/** The polynomial x⁵ + x² + 1, irreducible over GF(2), which makes the 32 letters a field. */
const FIELD = 0b100101

export type HumanCodeReason = 'characters' | 'length' | 'check-character'

/**
 * A code that a person can read aloud and type: 8 random letters and a check letter of the same alphabet.
 * It finds a prescription; it proves nothing and is no secret, so look-ups by it are limited and authorised.
 */
export function makeCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < HUMAN_CODE_BYTES)
    throw new RangeError(`A code takes ${HUMAN_CODE_BYTES} random bytes`)
  const bits = [...randomBytes.subarray(0, HUMAN_CODE_BYTES)]
    .map((b) => b.toString(2).padStart(8, '0'))
    .join('')
  const body = Array.from({ length: BODY_LENGTH }, (_, i) =>
    ALPHABET.charAt(parseInt(bits.slice(i * 5, i * 5 + 5), 2)),
  )
  return body.join('') + ALPHABET.charAt(checksum(body.join('')))
}

/** Reads the code of a prescription as people type it: spaces, dashes, lower case, and O, I or L in place of 0 and 1. */
export function parseCode(input: string): Checked<string, HumanCodeReason> {
  const text = withoutSeparators(input).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  if (text.split('').some((letter) => !ALPHABET.includes(letter))) return refused('characters')
  if (text.length !== BODY_LENGTH + 1) return refused('length')
  return checksum(text) === 0 ? accepted(text) : refused('check-character')
}

/**
 * Damm's check over GF(32): each step adds a letter and multiplies by x. Each position therefore has another weight, which
 * catches each wrong letter and each swap of two letters (H. M. Damm, "Totally anti-symmetric quasigroups for all orders n ≠ 2,
 * 6", Discrete Mathematics 307, 2007). ISO 7064 MOD 37,36 would need I, L, O and U, and Crockford's own check needs signs such as
 * `*` and `~` that are awkward to say and to type.
 */
function checksum(text: string): number {
  let sum = 0
  for (const letter of text) {
    sum = (sum ^ ALPHABET.indexOf(letter)) << 1
    if (sum > 31) sum ^= FIELD
  }
  return sum
}
