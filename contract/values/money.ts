import { accepted, refused, type Checked } from './identifiers/check.ts'

/** Minimum amount of a payment in cents, and below, the maximum (specification section 9). */
export const MIN_MONEY = 20_000
export const MAX_MONEY = 999_999

const MONEY = /^([+-]?)MXN\s?\$\s?([+-]?)(\d{1,3}(?:,\d{3})*)\.(\d{2})$/

/**
 * Reads an amount written like `MXN $1,250.00` into integer cents: optional sign before or after the prefix, thousands
 * in groups, exactly two decimals, not zero (specification section 5, rule `money`).
 */
export function checkMoney(input: string): Checked<number, 'format' | 'zero'> {
  const [, before = '', after = '', whole = '', decimals = ''] = MONEY.exec(input.trim()) ?? []
  const tidy = whole === '0' || /^[1-9]/.test(whole)
  if (!tidy || (before !== '' && after !== '')) return refused('format')
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(decimals)
  if (!Number.isSafeInteger(cents)) return refused('format')
  if (cents === 0) return refused('zero')
  return accepted(before === '-' || after === '-' ? -cents : cents)
}

const TYPED = /^(?:MXN)?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/i

/**
 * Integer cents of an amount in a form, where the prefix may be left out and whole pesos need no decimals: `800`,
 * `$1,250.50`. Decimals are exactly two, as in the rule `money`; undefined for any other text.
 */
export function centsTyped(typed: string): number | undefined {
  const [, whole, decimals = '00'] = TYPED.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(decimals)
}

/** Rules `min_money` and `max_money`: bounds of one payment. */
export function checkPayment(cents: number): Checked<number, 'below-minimum' | 'above-maximum'> {
  if (cents < MIN_MONEY) return refused('below-minimum')
  return cents > MAX_MONEY ? refused('above-maximum') : accepted(cents)
}

/** Writes an amount in cents as the money field shows it: `MXN $1,250.00`. */
export function formatMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}MXN $${whole}.${digits.slice(-2)}`
}
