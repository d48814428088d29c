import {
  dateOf,
  lastSpans,
  monthPeriod,
  type DayPeriod,
  type PeriodPart,
  plusDays,
  spanOf,
  weekdayOf,
} from './days.ts'
import { nearWord } from './near-word.ts'
import { dayNumber, MONTHS, numberOf, SPANS, WEEKDAYS } from './period-words.ts'
import { partOfYear } from './part-of-year.ts'
import { steppedPeriod } from './step-of-period.ts'
import type { Token } from './tokens.ts'

/** A period that a question names, and the positions of the words that name it. */
export interface FoundPeriod extends DayPeriod {
  used: ReadonlySet<number>
}

const MONTH_NAMES = [...MONTHS.keys()].filter((name) => name.length > 4)
/** Finds the month that a word misspells; undefined for a correct month, and for any other word. */
export const misspeltMonth = (word: string): string | undefined =>
  word.length >= 4 && !MONTHS.has(word) ? nearWord(word, MONTH_NAMES) : undefined

const isYear = (text: string | undefined): text is string => /^20\d\d$/.test(text ?? '')

/** Today and the earlier period, from which expressions such as "last month" or "the month before" are counted. */
export interface PeriodStart {
  today: string
  /** Period of the AI assistant's last answer; null when the conversation has none. */
  before: DayPeriod | null
}

/**
 * Reads the period that a question names; null when it names none. A period that by its words may be past or future is past.
 */
export function periodIn(tokens: readonly Token[], start: PeriodStart): FoundPeriod | null {
  const words = tokens.map(({ text }) => text)
  for (let at = 0; at < words.length; at += 1) {
    const found = openAt(words, at, start) ?? partAt(words, at, start)
    if (found) {
      const used = new Set(Array.from({ length: found.length }, (_, i) => at + i))
      return { ...found.period, used }
    }
  }
  return null
}

/** Reads a period that has a word for its beginning: "desde mayo", "entre mayo y julio", "de mayo a julio". */
function openAt(words: readonly string[], at: number, start: PeriodStart): PeriodPart | null {
  const [word = ''] = [words[at]]
  const isSince = /^(?:desde|since)$/.test(word)
  const isBetween = /^(?:entre|between|from|de|del)$/.test(word)
  const isUntil = /^(?:hasta|until|before|antes)$/.test(word)
  if (!isSince && !isBetween && !isUntil) return null
  const skip = /^(?:el|de|the|del)$/.test(words[at + 1] ?? '') ? 2 : 1
  const first = partAt(words, at + skip, start)
  if (!first) return isBetween ? daysAt(words, at + skip, start, skip) : null
  const next = at + skip + first.length
  const joins = /^(?:y|a|al|hasta|and|to|until)$/.test(words[next] ?? '')
  const gap = joins && /^(?:el|the)$/.test(words[next + 1] ?? '') ? 2 : 1
  const second = joins && !isUntil ? partAt(words, next + gap, start) : null
  if (second && second.period.to >= first.period.from)
    return {
      period: { from: first.period.from, to: second.period.to },
      length: skip + first.length + gap + second.length,
    }
  const isBackwards = second !== null && first.period.from.slice(0, 7) === second.period.from.slice(0, 7)
  // "entre el 10 de marzo y el 5 de marzo" means the days between the two dates, in the right order.
  if (isBackwards)
    return {
      period: { from: second.period.from, to: first.period.to },
      length: skip + first.length + gap + second.length,
    }
  if (isSince) return { period: { from: first.period.from, to: '' }, length: skip + first.length }
  if (isUntil) return { period: { from: '', to: first.period.to }, length: skip + first.length }
  return null
}

/** Reads a range of days in one month, whose name follows only the second day: "del 3 al 15 de noviembre". */
function daysAt(words: readonly string[], at: number, start: PeriodStart, skip: number): PeriodPart | null {
  const begin = dayNumber(words[at] ?? '')
  if (begin === undefined || !/^(?:y|a|al|and|to)$/.test(words[at + 1] ?? '')) return null
  const gap = /^(?:el|the)$/.test(words[at + 2] ?? '') ? 3 : 2
  const last = calendar(words, at + gap, start)
  const to = last?.period.to ?? ''
  const [year = 0, month = 0] = to.split('-').map(Number)
  const from = last?.period.from === to && dateOf(year, month, begin)
  if (!last || !from) return null
  // "del 15 al 3" means the days between the two dates, in the right order.
  const [first = '', second = ''] = [from, to].toSorted()
  return { period: { from: first, to: second }, length: skip + gap + last.length }
}

/** Reads a period that begins with the word at a position. */
const partAt = (words: readonly string[], at: number, start: PeriodStart): PeriodPart | null =>
  steppedPeriod(words, at, start) ??
  relative(words, at, start.today) ??
  partOfYear(words, at, start.today) ??
  calendar(words, at, start)

function relative(words: readonly string[], at: number, today: string): PeriodPart | null {
  const [a = '', b = '', c = ''] = words.slice(at, at + 3)
  const day = (back: number): PeriodPart => {
    const one = plusDays(today, -back)
    return { period: { from: one, to: one }, length: 1 }
  }
  if (/^(?:hoy|today)$/.test(a)) return day(0)
  if (/^(?:ayer|yesterday)$/.test(a)) return day(1)
  if (/^(?:antier|anteayer)$/.test(a)) return day(2)
  const unit = SPANS.get(b)
  if (unit && /^(?:este|esta|this)$/.test(a)) return { period: spanOf(unit, 0, today), length: 2 }
  if (unit && a === 'last') return { period: spanOf(unit, 1, today), length: 2 }
  const own = SPANS.get(a)
  if (own && /^pasad[oa]s?$/.test(b)) return { period: spanOf(own, 1, today), length: 2 }
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  if (
    own &&
    own !== 'day' &&
    /(?:^|\b)(?:del|de la|todo el|toda la|of the|the whole|the entire)$/.test(before)
  )
    return { period: spanOf(own, 0, today), length: 1 }
  const many = SPANS.get(c)
  const count = numberOf(b)
  if (many && count && /^(?:ultim[oa]s|last|past)$/.test(a))
    return { period: lastSpans(count, many, today), length: 3 }
  if (/^(?:ultim[oa]|last|past)$/.test(a) && unit) return { period: lastSpans(1, unit, today), length: 2 }
  const weekday = WEEKDAYS.get(a)
  if (weekday !== undefined) {
    const back = (weekdayOf(today) - weekday + 7) % 7 || (/^pasado$/.test(b) ? 7 : 0)
    return { ...day(back), length: b === 'pasado' ? 2 : 1 }
  }
  return null
}

function calendar(words: readonly string[], at: number, start: PeriodStart): PeriodPart | null {
  const [a = '', b = '', c = ''] = words.slice(at, at + 3)
  const written = /^(\d{1,2})[/-](\d{1,2})[/-](20\d\d)$/.exec(a) ?? null
  const iso = /^(20\d\d)-(\d{1,2})-(\d{1,2})$/.exec(a)
  const date = written
    ? dateOf(Number(written[3]), Number(written[2]), Number(written[1]))
    : iso && dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (date) return { period: { from: date, to: date }, length: 1 }
  const day = dayNumber(a)
  if (day !== undefined) {
    const skip = /^(?:de|of)$/.test(b) ? 2 : 1
    const month = monthAt(words, at + skip, start)
    const found = month && dateOf(month.year, month.month, day)
    return found ? { period: { from: found, to: found }, length: skip + month.length } : null
  }
  const month = monthAt(words, at, start)
  if (month) {
    const next = words[at + month.length]
    const isDay = month.length === 1 && /^\d{1,2}$/.test(next ?? '')
    const found = isDay && dateOf(month.year, month.month, Number(next))
    if (found) return { period: { from: found, to: found }, length: 2 }
    return { period: monthPeriod(month.year, month.month), length: month.length }
  }
  if (isYear(a) && /^(?:en|in|de|of|del|ano|year)$/.test(words[at - 1] ?? ''))
    return { period: { from: `${a}-01-01`, to: `${a}-12-31` }, length: 1 }
  return b === '' && c === '' && isYear(a)
    ? { period: { from: `${a}-01-01`, to: `${a}-12-31` }, length: 1 }
    : null
}

/**
 * Reads a month with or without its year. A month without a year has the earlier year that the last question named, if any
 * (`yearSaid`), or else is the latest such month that has begun.
 */
export function monthAt(
  words: readonly string[],
  at: number,
  { today, before }: PeriodStart,
): { year: number; month: number; length: number } | null {
  const word = words[at] ?? ''
  // "may" is also an English verb, so it counts as a month only after a word such as "in" or "since".
  if (word === 'may' && !/^(?:in|of|since|until|from|and|to|between|en|de)$/.test(words[at - 1] ?? ''))
    return null
  const month = MONTHS.get(misspeltMonth(word) ?? word)
  if (month === undefined) return null
  const skip = /^(?:de|del|of)$/.test(words[at + 1] ?? '') ? 2 : 1
  const said = words[at + skip]
  const [year = 0, now = 1] = today.split('-').map(Number)
  if (isYear(said)) return { year: Number(said), month, length: skip + 1 }
  if (SPANS.get(said ?? '') === 'year' && words[at + skip + 1] === 'pasado')
    return { year: year - 1, month, length: skip + 2 }
  const isPast = words[at + 1] === 'pasado'
  const earlier = before && yearSaid(before, year, now)
  return { year: earlier ?? (month > now ? year - 1 : year), month, length: isPast ? 2 : 1 }
}

/**
 * Year that the last question named, derived from its period; null if it need not have named one. A month without a year is the
 * latest such month that has begun. If that month has begun this year and the period is of an earlier year, the question named
 * the year.
 */
function yearSaid({ from, to }: DayPeriod, year: number, now: number): number | null {
  const [of = 0, month = 1] = from.split('-').map(Number)
  return of > 0 && of < year && month <= now && to.startsWith(`${of}-`) ? of : null
}
