import { complain, current, lastPart, newPart, type Reader } from '../draft.ts'
import { hoursIn, type Weekday } from '../step.ts'
import { isKind, type Lexeme } from './lexemes.ts'

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Reads weekdays: "los lunes, miércoles y viernes", "de lunes a viernes", "fines de semana". */
export function readDay(reader: Reader, i: number): number {
  const { lexemes } = reader
  const off = restedAt(reader, i)
  if (off !== null) {
    const next = exceptDays(reader, i, off.days, off.next)
    if (next > i) return next
  }
  const draft = current(reader)
  const dashed = dashedDays(reader, i)
  if (dashed !== null) {
    addDays(reader, dashed.days)
    return dashed.next
  }
  const days = (lexemes[i] as Lexeme).value.split(' ') as Weekday[]
  const to =
    lexemes[i + 1]?.kind === 'to' && lexemes[i + 2]?.kind === 'day'
      ? (lexemes[i + 2]?.value as Weekday)
      : null
  const range = to === null ? days : daysBetween(days[0] as Weekday, to)
  // "de lunes a lunes" is every day, and never a Monday alone; a range that ends before it begins is not understood either.
  if (range.length === 0 || (to !== null && range.length === 1)) return i
  addDays(reader, range)
  const { days: all } = lastPart(draft)
  // "lunes viernes" may be "lunes a viernes" without its "a".
  const isPair = all.length === 2 && lexemes[i - 1]?.kind === 'day'
  if (isPair && !isKind(lexemes[i + 1], 'day', 'and', 'comma')) complain(reader, 'ambiguous', i - 1, i + 1)
  // "de lunes a viernes los sábados" without "y" contradicts itself, or lacks a dose.
  const last = lexemes[i - 1]?.kind === 'skip' ? i - 2 : i - 1
  if (lexemes[last]?.kind === 'day' && lexemes[last - 1]?.kind === 'to')
    complain(reader, 'ambiguous', last, i + 1)
  return i + (to === null ? 1 : 3)
}

const daysBetween = (from: Weekday, to: Weekday): Weekday[] =>
  WEEK.slice(WEEK.indexOf(from), WEEK.indexOf(to) + 1)

const isWorkweek = (from: Weekday, to: Weekday): boolean => from === 'mon' && /^(?:fri|sat|sun)$/.test(to)

/**
 * Days that are joined by dashes: "lun-vie" is a range and "lun-mie-vie" a list. Two other days may be either, so that
 * "mar-jue" is ambiguous; of neighbours, range and list are equal.
 */
function dashedDays(reader: Reader, i: number): { days: Weekday[]; next: number } | null {
  const { lexemes } = reader
  const days: Weekday[] = []
  let next = i
  for (let at = i; lexemes[at]?.kind === 'day'; at += 2) {
    days.push(lexemes[at]?.value as Weekday)
    next = at + 1
    if (lexemes[next]?.kind !== 'dash') break
  }
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < 2) return null
  const range = daysBetween(first, last)
  const isRange = days.length === 2 && (isWorkweek(first, last) || range.length === 2)
  const pairs = days.slice(1).map((day, k) => [days[k] ?? day, day] as const)
  const isRising = pairs.every(([from, to]) => daysBetween(from, to).length > 1)
  // "lun-vie-dom" may be a range and a day.
  const isList = days.length > 2 && !pairs.some(([from, to]) => isWorkweek(from, to))
  if (!isRising || !(isRange || isList)) complain(reader, 'ambiguous', i, next)
  return { days: isRange ? range : days, next }
}

/** Reads "los demás días": the days of the week that no dose before it names. */
export function readOtherDays(reader: Reader, i: number): number {
  const { parts } = current(reader)
  const named = new Set(parts.flatMap(({ days }) => days))
  if (named.size === 0) return i
  addDays(
    reader,
    WEEK.filter((day) => !named.has(day)),
  )
  return i + 1
}

/** Reads days without the medicine: "diario excepto domingo", "de lunes a viernes, descansar sábado y domingo". */
export function readExcept(reader: Reader, i: number): number {
  const { days, next } = daysAt(reader, i + 1)
  return days.length === 0 ? i : exceptDays(reader, i, days, next)
}

/** Weekdays of the list that begins at lexeme `i`, and the index after the list: "sábado y domingo". */
function daysAt({ lexemes }: Reader, i: number): { days: Weekday[]; next: number } {
  const days: Weekday[] = []
  let next = i
  for (let at = i; isKind(lexemes[at], 'day', 'and', 'comma', 'skip'); at++) {
    if (lexemes[at]?.kind !== 'day') continue
    days.push(...((lexemes[at]?.value ?? '').split(' ') as Weekday[]))
    next = at + 1
  }
  return { days, next }
}

/**
 * Days of rest: "domingo descansa". Null where no "descansa" follows the days, or where the rest has a duration: "descansa
 * 2 días".
 */
function restedAt(reader: Reader, i: number): { days: Weekday[]; next: number } | null {
  const { days, next } = daysAt(reader, i)
  const isRest = reader.lexemes[next]?.kind === 'rest' && !isKind(reader.lexemes[next + 1], 'number', 'day')
  return isRest ? { days, next: next + 1 } : null
}

function exceptDays(reader: Reader, from: number, off: readonly Weekday[], to: number): number {
  const draft = current(reader)
  const part = lastPart(draft)
  const rate = draft.frequency
  const isDaily =
    rate?.times.low === 1 && rate.times.high === undefined && hoursIn(rate.every.low, rate.every.unit) === 24
  const rest = WEEK.filter((day) => !off.includes(day))
  const isWhole = part.days.length === 0 ? isDaily : JSON.stringify(part.days) === JSON.stringify(rest)
  // "21 días, descansar los domingos" may be 21 days without the Sundays.
  const isRest = reader.lexemes[from]?.kind === 'rest' && draft.duration !== null
  if (draft.parts.length > 1 || part.dose === null || off.length > 3 || !isWhole || isRest) return from
  part.days = rest
  if (isDaily) draft.frequency = null
  // "1 tab diaria excepto domingo 1/2 tab": the days that are excepted have a dose of their own.
  let at = to
  while (isKind(reader.lexemes[at], 'skip')) at++
  const hasDose = isKind(reader.lexemes[at], 'number') && isKind(reader.lexemes[at + 1], 'unit')
  if (hasDose) draft.parts.push(newPart({ days: [...off], momentFirst: true }))
  if (hasDose && reader.lexemes[at]?.number === part.dose.low) complain(reader, 'ambiguous', from, at + 2)
  return to
}

/** Adds days to the current dose. Where the days of each dose are written before it, further days belong to the next dose. */
function addDays(reader: Reader, days: readonly Weekday[]): void {
  const draft = current(reader)
  const last = lastPart(draft)
  if (last.momentFirst && last.dose !== null && last.days.length > 0)
    draft.parts.push(newPart({ momentFirst: true }))
  const part = lastPart(draft)
  const before = new Set(part.days)
  if (days.some((day) => before.has(day))) complain(reader, 'contradiction', 0, 0)
  part.days = WEEK.filter((day) => before.has(day) || days.includes(day))
}

/**
 * Reads how many days a week: "5 días a la semana".
 * @returns index after the number of days a week, or `i` when the lexemes state none
 */
export function readDaysAWeek(reader: Reader, i: number): number {
  const { lexemes } = reader
  const [count, unit, per] = [lexemes[i], lexemes[i + 1], lexemes[i + 2]]
  if (count?.kind !== 'number' || unit?.value !== 'd' || per?.kind !== 'per' || per.value !== 'wk') return i
  const draft = current(reader)
  const { number } = count
  if (!(number % 1 === 0 && number >= 2 && number <= 6)) return i
  if (draft.daysAWeek !== null && draft.daysAWeek !== number) complain(reader, 'contradiction', i, i + 3)
  draft.daysAWeek = number
  return i + 3
}
