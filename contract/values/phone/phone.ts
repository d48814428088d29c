import { accepted, refused, type Checked } from '../identifiers/check.ts'
import { isCallingCode } from './calling-codes.ts'

export type PhoneReason = 'too-short' | 'too-long' | 'invalid-country' | 'invalid'

/**
 * Checks a telephone. The value is E.164: `+52` and 10 digits, without the prefixes that were used until August
 * 2019 (01, 044, 045, and the 1 after +52) (mexico.md H8). A number with another country's code is checked by code
 * and length only; `checkIntlPhone` checks it by its own numbering plan.
 */
export function checkPhone(input: string): Checked<string, PhoneReason> {
  const text = input.trim()
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u00a0]*$/u.test(text) || text === '+') return refused('invalid')
  const digits = text.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(text)
  const full = text.startsWith('+') ? digits : digits.replace(/^00/, '')
  if (international && !full.startsWith('52')) return foreignPhone(full)
  const hasCountry = international || (full.startsWith('52') && full.length >= 12)
  return mexicanPhone(hasCountry ? full.slice(2) : full)
}

function mexicanPhone(digits: string): Checked<string, PhoneReason> {
  const national = digits.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '')
  if (national.length < 10) return refused('too-short')
  if (national.length > 10) return refused('too-long')
  // No Mexican number begins with 0 or 1 (Plan Técnico Fundamental de Numeración).
  return /^[2-9]/.test(national) ? accepted(`+52${national}`) : refused('invalid')
}

function foreignPhone(digits: string): Checked<string, PhoneReason> {
  if (!isCallingCode(digits)) return refused('invalid-country')
  if (digits.length < 8) return refused('too-short')
  // ITU-T E.164: at most 15 digits with the country code.
  return digits.length > 15 ? refused('too-long') : accepted(`+${digits}`)
}
