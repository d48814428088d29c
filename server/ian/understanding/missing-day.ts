import { dateOf } from './days.ts'
import { dayNumber } from './period-words.ts'
import { monthAt, type PeriodStart } from './period.ts'
import type { Token } from './tokens.ts'

/** Largest number before a month that is taken for a day. A larger number is more likely a strength: "losartán 50 de mayo". */
const DAY_AT_MOST = 39

/**
 * Finds a day in a question that no calendar has, and returns it in the words of the question: "31 de febrero". Answering for
 * the whole month would not be what was asked. The result is null when every day exists.
 */
export function missingDay(tokens: readonly Token[], start: PeriodStart): string | null {
  const words = tokens.map(({ text }) => text)
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthOfMissing(words, at, start)
    const last = tokens[at + length - 1]
    if (length > 0 && last)
      return tokens
        .slice(at, at + length)
        .map(({ written }) => written)
        .join(' ')
  }
  return null
}

/** Number of words, from a position on, that name a day that does not exist; 0 for any other words. */
function lengthOfMissing(words: readonly string[], at: number, start: PeriodStart): number {
  const [word = '', next = ''] = words.slice(at, at + 2)
  if (isMissingDate(word)) return 1
  const before = dayNumber(word)
  if (before !== undefined) {
    const skip = /^(?:de|of)$/.test(next) ? 2 : 1
    const month = monthAt(words, at + skip, start)
    return month && isMissing(month, before) ? skip + month.length : 0
  }
  const month = monthAt(words, at, start)
  const after = month?.length === 1 ? dayNumber(next) : undefined
  return month && after !== undefined && isMissing(month, after) ? 2 : 0
}

const isMissing = ({ year, month }: { year: number; month: number }, day: number): boolean =>
  day <= DAY_AT_MOST && dateOf(year, month, day) === undefined

/** Whether a word is a date in digits that does not exist: "31/02/2026", "2026-13-45". */
function isMissingDate(word: string): boolean {
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](20\d\d)$/.exec(word) ?? []
  if (year !== undefined) return isNoDate(year, month, day)
  const [, ofIso, isoMonth, isoDay] = /^(20\d\d)-(\d{1,2})-(\d{1,2})$/.exec(word) ?? []
  return ofIso !== undefined && isNoDate(ofIso, isoMonth, isoDay)
}

/**
 * Whether a year, a month and a day make no valid date. Months above 12 are tested apart, because `Date` would carry them over
 * into the next year.
 */
const isNoDate = (year: string, month = '', day = ''): boolean =>
  Number(month) < 1 || Number(month) > 12 || dateOf(Number(year), Number(month), Number(day)) === undefined
