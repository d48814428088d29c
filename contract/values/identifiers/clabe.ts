import { BANKS } from './banks.ts'
import { accepted, refused, withoutSeparators, type Checked } from './check.ts'

export interface Clabe {
  text: string
  /** Short name of the institution, as Banxico lists it. */
  bank: string
}

export type ClabeReason = 'digits' | 'length' | 'check-digit' | 'unknown-bank'

const WEIGHTS = [3, 7, 1]

/** Checks a CLABE: 18 digits, check digit, known bank. An unknown plaza is accepted (mexico.md 4.4). */
export function checkClabe(input: string): Checked<Clabe, ClabeReason> {
  const text = withoutSeparators(input)
  if (!/^\d*$/.test(text)) return refused('digits')
  if (text.length !== 18) return refused('length')
  if (text.at(-1) !== clabeCheckDigit(text.slice(0, 17))) return refused('check-digit')
  const bank = BANKS[text.slice(0, 3)]
  return bank === undefined ? refused('unknown-bank') : accepted({ text, bank })
}

/** Check digit of a CLABE, computed from its first 17 digits. */
export function clabeCheckDigit(first17: string): string {
  const sum = first17
    .split('')
    .reduce((total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10), 0)
  return String((10 - (sum % 10)) % 10)
}
