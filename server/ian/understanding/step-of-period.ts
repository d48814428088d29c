import { type DayPeriod, monthPeriod, type PeriodPart, plusDays, weekdayOf } from './days.ts'
import { numberOf, PARTS, SPANS } from './period-words.ts'

/** Length of a period: a number of whole calendar months, or of days. */
type Length = { months: number } | { days: number }

/** Description of a period by its distance from another period. */
interface Step {
  /** Unit in which the distance of the period is counted; null for the length of the last answer's period. */
  unit: Length | null
  /** Distance of the period as a number of units; negative for the past. */
  steps: number
  /** Whether the distance of the period is counted from today, as in "hace dos meses". */
  isFromToday: boolean
  words: number
}

const EARLIER = /^(?:anterior(?:es)?|previ[oa]s?|previous|prior|preceding)$/
const LATER = /^(?:siguientes?|posterior|following|next)$/

/**
 * Reads a period that is named by its distance from another one: "el mes anterior", "the month before", "hace dos meses". The
 * distance is counted from the period of the last answer, or from today if the conversation has none.
 */
export function steppedPeriod(
  words: readonly string[],
  at: number,
  { today, before }: { today: string; before: DayPeriod | null },
): PeriodPart | null {
  const yearBefore = before && inYearBefore(words, at, before, today)
  if (yearBefore) return yearBefore
  const step = stepFromToday(words, at) ?? stepOfUnit(words, at) ?? stepOfSame(words, at)
  if (!step) return null
  const { unit, steps, isFromToday, words: length } = step
  const last = isFromToday ? null : before
  if (!unit) {
    const whole = last?.from && last.to ? wholePeriod(last, today) : null
    return whole && { period: moved(whole.period, whole.length, steps), length }
  }
  const from = last?.from || last?.to || today
  const whole = last?.from && last.to ? wholePeriod(last, today) : null
  // After an answer about "los últimos 30 días", "el mes anterior" means the 30 days before that period.
  if (whole && 'days' in whole.length && isAbout(whole.length.days, unit))
    return { period: moved(whole.period, whole.length, steps), length }
  const start = steps > 0 ? last?.to || from : from
  return { period: moved(around(start, unit), unit, steps), length }
}

/** Reads a distance that is counted from today: "hace dos meses", "two months ago", "el mes antepasado". */
function stepFromToday(words: readonly string[], at: number): Step | null {
  const [a = '', b = '', c = ''] = words.slice(at, at + 3)
  const isFromToday = true
  const since = a === 'hace' && numberOf(b)
  const unitOfSince = unitOf(c)
  if (since && unitOfSince) return { unit: unitOfSince, steps: -since, isFromToday, words: 3 }
  const ago = c === 'ago' && numberOf(a)
  const unitOfAgo = unitOf(b)
  if (ago && unitOfAgo) return { unit: unitOfAgo, steps: -ago, isFromToday, words: 3 }
  const unit = unitOf(a)
  return unit && /^antepasad[oa]$/.test(b) ? { unit, steps: -2, isFromToday, words: 2 } : null
}

/**
 * Reads a distance in units of time from another period: "mes anterior", "previous month", "month before that", "semana
 * siguiente".
 */
function stepOfUnit(words: readonly string[], at: number): Step | null {
  const [a = '', b = '', c = ''] = words.slice(at, at + 3)
  const isFromToday = false
  const first = unitOf(a)
  const tail = /^(?:that|ese|esa|este|esta)$/.test(c) ? 3 : 2
  if (first && (EARLIER.test(b) || /^(?:before|antes|earlier)$/.test(b)))
    return { unit: first, steps: -1, isFromToday, words: tail }
  if (first && (LATER.test(b) || b === 'after')) return { unit: first, steps: 1, isFromToday, words: tail }
  const second = unitOf(b)
  if (second && EARLIER.test(a)) return { unit: second, steps: -1, isFromToday, words: 2 }
  return second && LATER.test(a) ? { unit: second, steps: 1, isFromToday, words: 2 } : null
}

/** Reads a reference to the period before or after the last answer's period: "¿y el anterior?", "and the one before?". */
function stepOfSame(words: readonly string[], at: number): Step | null {
  const [a = '', b = ''] = words.slice(at, at + 2)
  const isLast = at + 1 === words.length
  const led = /^(?:el|la|los|las|al|del|the|one)$/.test(words[at - 1] ?? '')
  const same = { unit: null, isFromToday: false }
  if (a === 'one' && at + 2 === words.length && /^(?:before|after)$/.test(b))
    return { ...same, steps: b === 'before' ? -1 : 1, words: 2 }
  const isOne = b === 'one' && at + 2 === words.length
  if (!led || !(isLast || isOne)) return null
  if (EARLIER.test(a)) return { ...same, steps: -1, words: isOne ? 2 : 1 }
  return LATER.test(a) ? { ...same, steps: 1, words: isOne ? 2 : 1 } : null
}

const SAME_A_YEAR_BEFORE =
  /^(?:mismo|misma|same) (?:mes|periodo|semana|dia|trimestre|month|period|week|day|quarter|time) (?:del? |el |de el |of |in )?(?:the )?(?:ano (?:pasado|anterior)|last year|year before|previous year)/

/** Reads a request for the period of the last answer, one year earlier: "¿y el mismo mes del año pasado?". */
function inYearBefore(
  words: readonly string[],
  at: number,
  before: DayPeriod,
  today: string,
): PeriodPart | null {
  const found = SAME_A_YEAR_BEFORE.exec(words.slice(at, at + 7).join(' '))
  if (!found || before.from === '' || before.to === '') return null
  const { period, length } = wholePeriod(before, today)
  // A period of days is moved by 52 weeks, so that it has the same weekdays.
  const back = (day: string): string => plusDays(day, -364)
  const earlier =
    'months' in length
      ? { from: monthsFrom(period.from, -12, -12).from, to: monthsFrom(period.to, -12, -12).to }
      : { from: back(period.from), to: back(period.to) }
  return { period: earlier, length: found[0].split(' ').length }
}

/** Length of a unit of time by its name; undefined for another word. */
function unitOf(word: string): Length | undefined {
  const part = PARTS.get(word)
  if (part !== undefined) return { months: part }
  switch (SPANS.get(word)) {
    case 'day':
      return { days: 1 }
    case 'week':
      return { days: 7 }
    case 'month':
      return { months: 1 }
    case 'year':
      return { months: 12 }
    default:
      return undefined
  }
}

/** Whether a number of days is about as long as a unit of time, as 30 days are a month. */
const isAbout = (days: number, unit: Length): boolean =>
  'days' in unit ? days === unit.days : Math.abs(days - unit.months * 30.4) <= unit.months * 0.5 + 2

const yearAndMonth = (day: string): [number, number] => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return [year, month]
}

/** Period of whole months, counted from the month of `from`: 0 is that month, and 12 the same month a year later. */
function monthsFrom(from: string, first: number, last: number): DayPeriod {
  const [year, month] = yearAndMonth(from)
  const of = (months: number): DayPeriod => {
    const all = year * 12 + month - 1 + months
    return monthPeriod(Math.floor(all / 12), (all % 12) + 1)
  }
  return { from: of(first).from, to: of(last).to }
}

/** The day, week, month, part of a year or year that contains a day. */
function around(day: string, length: Length): DayPeriod {
  if ('months' in length) {
    const into = (yearAndMonth(day)[1] - 1) % length.months
    return monthsFrom(day, -into, length.months - 1 - into)
  }
  const from = length.days === 7 ? plusDays(day, 1 - weekdayOf(day)) : day
  return { from, to: plusDays(from, length.days - 1) }
}

function moved({ from, to }: DayPeriod, length: Length, steps: number): DayPeriod {
  if ('months' in length) return monthsFrom(from, length.months * steps, length.months * (steps + 1) - 1)
  const days = length.days * steps
  return { from: plusDays(from, days), to: plusDays(to, days) }
}

/**
 * A period with its length. A period that ends today, before its month or year is over ("este mes"), is extended to the end of
 * the month or year.
 */
function wholePeriod({ from, to }: DayPeriod, today: string): { period: DayPeriod; length: Length } {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  const [[year, month], [lastYear, lastMonth]] = [yearAndMonth(from), yearAndMonth(to)]
  const isMonths =
    days > 1 && from.endsWith('-01') && (to === today || to === monthPeriod(lastYear, lastMonth).to)
  if (isMonths) {
    const isYear = to === today && year === lastYear && month === 1 && lastMonth > 1
    const months = isYear ? 12 : (lastYear - year) * 12 + lastMonth - month + 1
    return { period: monthsFrom(from, 0, months - 1), length: { months } }
  }
  if (days > 1 && days < 7 && to === today && weekdayOf(from) === 1)
    return { period: around(from, { days: 7 }), length: { days: 7 } }
  return { period: { from, to }, length: { days } }
}
