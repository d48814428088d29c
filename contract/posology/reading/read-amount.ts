import type { Lexeme } from './lexemes.ts'
import type { Amount } from '../step.ts'

export interface ReadAmount {
  amount: Amount
  next: number
  /** Whether the range was written from high to low: "2 a 1". */
  isBackwards: boolean
}

/** Reads an amount at lexeme `i`: "1", "1 a 2", "1-2", "1 o 2", "1 tab a 2 tab"; null when no number is there. */
export function amountAt(lexemes: readonly Lexeme[], i: number): ReadAmount | null {
  const low = lexemes[i]?.number ?? Number.NaN
  if (lexemes[i]?.kind !== 'number' || Number.isNaN(low)) return null
  const at = isUnitTwice(lexemes, i + 1) ? i + 2 : i + 1
  const link = lexemes[at]?.kind
  const high = lexemes[at + 1]?.number ?? Number.NaN
  const isRange = (link === 'dash' || link === 'to' || link === 'or') && !Number.isNaN(high)
  if (!isRange) return { amount: { low }, next: i + 1, isBackwards: false }
  return { amount: high > low ? { low, high } : { low }, next: at + 2, isBackwards: high <= low }
}

/** Whether both ends of a range have their unit: "media tableta a 1 tableta". */
const isUnitTwice = (lexemes: readonly Lexeme[], i: number): boolean =>
  lexemes[i]?.kind === 'unit' && lexemes[i + 1]?.kind === 'to' && lexemes[i + 3]?.value === lexemes[i]?.value

/** Reads three or four numbers of the moments of a day: "1-0-1", "10-0-12-8"; null for anything else. */
export function readMomentNumbers(
  lexemes: readonly Lexeme[],
  i: number,
): { numbers: number[]; next: number } | null {
  const numbers: number[] = []
  let next = i
  while (lexemes[next]?.kind === 'number') {
    numbers.push(lexemes[next]?.number ?? Number.NaN)
    next++
    if (lexemes[next]?.kind !== 'dash') break
    next++
  }
  return numbers.length >= 3 && lexemes[next - 1]?.kind !== 'dash' ? { numbers, next } : null
}
