import { dayText, isCalendarDay } from '../calendar-day.ts'
import { accepted, refused, type Checked } from './check.ts'
import { CURP_BANNED_WORDS, CURP_PLACES } from './curp-tables.ts'

export interface Curp {
  text: string
  /** Date of birth as `YYYY-MM-DD`; the century comes from position 17. */
  dateOfBirth: string
  /** Sex by the letters of a CURP: H for hombre, M for mujer. In the field `gender` the letter M means male. */
  sex: 'H' | 'M'
  /** Place of birth: two letters of the state, or NE for born abroad. */
  place: string
}

export type CurpReason = 'length' | 'format' | 'date' | 'sex' | 'place' | 'banned-word' | 'check-digit'

const LAYOUT =
  /^([A-Z][AEIOUX][A-Z]{2})(\d{2})(\d{2})(\d{2})([A-Z])([A-Z]{2})[B-DF-HJ-NP-TV-Z]{3}([0-9A-Z])\d$/
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * Checks a CURP: layout, real date, place, banned words and check digit (mexico.md 4.1). A right digit does not prove
 * that the CURP exists; only RENAPO can say so. The product never makes one (NOM-024-SSA3-2012, 6.5.1).
 */
export function checkCurp(input: string): Checked<Curp, CurpReason> {
  const text = input.trim().toUpperCase()
  if (text.length !== 18) return refused('length')
  const [, word = '', year, month, day, sex, place = '', homonym = ''] = LAYOUT.exec(text) ?? []
  if (word === '') return refused('format')
  if (sex !== 'H' && sex !== 'M') return refused('sex')
  if (!CURP_PLACES.has(place)) return refused('place')
  const fullYear = (/\d/.test(homonym) ? 1900 : 2000) + Number(year)
  if (!isCalendarDay(fullYear, Number(month), Number(day))) return refused('date')
  if (CURP_BANNED_WORDS.has(word)) return refused('banned-word')
  if (text.at(-1) !== curpCheckDigit(text.slice(0, 17))) return refused('check-digit')
  return accepted({ text, dateOfBirth: dayText(fullYear, Number(month), Number(day)), sex, place })
}

/** Check digit of a CURP, computed from its first 17 characters. */
export function curpCheckDigit(first17: string): string {
  const sum = first17.split('').reduce((total, letter, i) => total + ALPHABET.indexOf(letter) * (18 - i), 0)
  return String((10 - (sum % 10)) % 10)
}

export type CurpMismatch = 'date-mismatch' | 'sex-mismatch' | 'name-mismatch'

/**
 * The fields of a person that contradict the CURP (mexico.md H2). The name is compared by initials only, because
 * one field holds given names and surnames in either order; X stands for Ñ or for a missing surname.
 */
export function curpMismatches(
  curp: Curp,
  person: { name?: string; dateOfBirth?: string; gender?: 'M' | 'F' | 'O' },
): CurpMismatch[] {
  const found: CurpMismatch[] = []
  if (person.dateOfBirth !== undefined && person.dateOfBirth !== curp.dateOfBirth) found.push('date-mismatch')
  const gender = curp.sex === 'H' ? 'M' : 'F'
  if (person.gender !== undefined && person.gender !== 'O' && person.gender !== gender)
    found.push('sex-mismatch')
  if (person.name !== undefined && !initialsAgree(curp.text, person.name)) found.push('name-mismatch')
  return found
}

function initialsAgree(curp: string, name: string): boolean {
  const plain = name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')
  const initials = plain.split(/[^A-Z]+/).map((word) => word.charAt(0))
  return [0, 2, 3].every((at) => curp[at] === 'X' || initials.includes(curp.charAt(at)))
}
