import { accepted, refused, withoutSeparators, type Checked } from './check.ts'

export type GtinReason = 'digits' | 'length' | 'check-digit'

/** Checks a product code of 8, 12, 13 or 14 digits (GS1 General Specifications 7.9); Mexican packages carry 13. */
export function checkGtin(input: string): Checked<string, GtinReason> {
  const text = withoutSeparators(input)
  if (!/^\d*$/.test(text)) return refused('digits')
  if (![8, 12, 13, 14].includes(text.length)) return refused('length')
  return text.at(-1) === gtinCheckDigit(text.slice(0, -1)) ? accepted(text) : refused('check-digit')
}

/** Check digit for the other digits of a product code: weights 3 and 1 alternate from the right. */
export function gtinCheckDigit(body: string): string {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
