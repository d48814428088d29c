import { current, type PosologyDraft, type Reader } from '../draft.ts'
import { amountAt } from './read-amount.ts'
import { isNoCourse, putDuration, setDuration } from './put-duration.ts'
import { putRest, putRounds, restAt } from './read-course.ts'
import { isIncluded } from './read-scale.ts'
import { addTimes } from './read-frequency.ts'
import { supplyAt } from './read-supply.ts'
import { type Amount, hoursIn } from '../step.ts'
import { isWeighed } from '../units.ts'
import { isEdgeOr, isKind } from './lexemes.ts'
import { AFTER_BARE_DAYS } from './neighbours.ts'

/** Reads a duration: "por 7 días", "x 3 dosis", "durante 1 mes". "por dolor" means as needed. */
export function readFor(reader: Reader, i: number): number {
  const { lexemes, text } = reader
  let at = i + 1
  while (isKind(lexemes[at], 'colon', 'for', 'skip')) at++
  const read = amountAt(lexemes, at)
  if (read === null || read.isBackwards) return isForPain(reader, i, at) ? readReasons(reader, at) : i
  const unit = lexemes[read.next]
  // "1 tab x 3 al día" states how often.
  if (unit?.kind === 'per' && unit.value === 'd' && read.amount.low % 1 === 0 && isSign(reader, i))
    return addTimes(reader, i, read.amount, { unit: 'd', next: read.next + 1 })
  if (unit?.kind === 'cycles') return putRounds(reader, i, read.next + 1, read.amount.low)
  if (isBareDays(reader, i, at, read.next)) {
    reader.assumed.add('days')
    return setDuration(reader, i, read.next, read.amount, 'd')
  }
  if (isBareDoses(reader, i, at, read.next))
    return putDuration(reader, i, read.next, { kind: 'doses', count: read.amount.low })
  const isHandedOver = /^(?:x|×|por|p)/i.test(text.slice(lexemes[i]?.start, lexemes[i]?.end))
  if (
    isHandedOver &&
    (unit?.kind === 'container' ||
      (unit?.kind === 'unit' && !isWeighed(unit.value) && unit.value !== 'aplicación'))
  ) {
    const next = supplyAt(reader, i, at)
    if (next > at) return next
  }
  if (unit?.kind === 'time') {
    if (isNoCourse(read.amount, unit.value)) return i
    const rest = restAt(lexemes, read.next)
    if (rest !== null) return putRest(reader, i, rest.next, read.amount.low, rest)
    const isAndHalf =
      lexemes[read.next + 1]?.kind === 'and' &&
      lexemes[read.next + 2]?.number === 0.5 &&
      lexemes[read.next + 2]?.value !== '0.5' &&
      !isKind(lexemes[read.next + 3], 'unit', 'when')
    if (isAndHalf && read.amount.high === undefined)
      return setDuration(reader, i, read.next + 3, { low: read.amount.low + 0.5 }, unit.value)
    return setDuration(reader, i, read.next + 1, read.amount, unit.value)
  }
  if (unit?.kind === 'doses' || unit?.value === 'aplicación') {
    if (read.amount.high !== undefined || read.amount.low % 1 !== 0) return i
    return putDuration(reader, i, read.next + 1, { kind: 'doses', count: read.amount.low })
  }
  return i
}

/** Whether the duration begins with the sign "x", as in "x 7 días". */
const isSign = ({ lexemes, text }: Reader, i: number): boolean =>
  /^[x×]$/i.test(text.slice(lexemes[i]?.start, lexemes[i]?.end))

/** Whether the text says "por dolor" or "x dolor", which means as needed. */
const isForPain = ({ lexemes, text }: Reader, i: number, at: number): boolean =>
  at === i + 1 &&
  /^(?:por|x)$/i.test(text.slice(lexemes[i]?.start, lexemes[i]?.end)) &&
  lexemes[at]?.value === 'dolor'

/**
 * Whether a number after "x" counts days without saying so: "c/8h x 7". Numbers that courses of weeks and months have as
 * well, such as 3 or 12, are left out.
 */
function isBareDays({ lexemes, text, drafts }: Reader, from: number, at: number, next: number): boolean {
  const { frequency, asNeeded, parts, dialed } = drafts.at(-1) ?? {}
  const [sign, number, after] = [lexemes[from], lexemes[at], lexemes[next]]
  if (sign === undefined || number === undefined || !/^[x×]$/i.test(text.slice(sign.start, sign.end)))
    return false
  // "1 óvulo por la noche x 7": the number means days or units, and both give the same treatment.
  const isAtNight =
    frequency === null &&
    parts?.length === 1 &&
    parts[0]?.dose?.low === 1 &&
    /^(?:NIGHT|HS)$/.test(parts[0]?.when.join() ?? '')
  const isDial = frequency === null && (dialed ?? 0) > 0
  if ((frequency == null && !isAtNight && !isDial) || asNeeded !== null) return false
  const isShort =
    frequency == null ||
    (/^(?:h|d)$/.test(frequency.every.unit) && hoursIn(frequency.every.low, frequency.every.unit) <= 24)
  const isEnd = isEdgeOr(after, ...AFTER_BARE_DAYS)
  return (
    isShort &&
    isEnd &&
    at === from + 1 &&
    next === at + 1 &&
    (/^(?:5|7|9|10|14|15|20|21|28|30|60|90)$/.test(number.value) ||
      (/^[346]$/.test(number.value) && isDailyPiece(drafts.at(-1))))
  )
}

/**
 * Whether a number after "x" counts weekly doses without saying so: "c/8 días x 4". Other numbers may count days or months. After
 * "semanal" the 4 may count months as well. "Cada mes x 3" is the same treatment in doses and in months.
 */
function isBareDoses({ lexemes, text, drafts }: Reader, from: number, at: number, next: number): boolean {
  const { frequency, asNeeded, parts } = drafts.at(-1) ?? {}
  const [before, sign, number] = [lexemes[from - 1], lexemes[from], lexemes[at]]
  if (sign === undefined || !/^[x×]$/i.test(text.slice(sign.start, sign.end))) return false
  const isInDays = before?.kind === 'time' && before.value === 'd'
  const isWeekly = frequency?.times.low === 1 && frequency.every.low === 1 && frequency.every.unit === 'wk'
  const isOne = parts?.length === 1 && asNeeded === null && isEdgeOr(lexemes[next], ...AFTER_BARE_DAYS)
  const isCount = /^[48]$/.test(number?.value ?? '')
  const { times, every } = frequency ?? {}
  const isMonthly = times?.low === 1 && every?.low === 1 && every.high === undefined && every.unit === 'mo'
  const isMonths = isMonthly && before?.value === 'mo' && /^(?:[2-9]|1[0-2])$/.test(number?.value ?? '')
  if (isMonths && isOne && at === from + 1 && next === at + 1) return true
  return isInDays && isWeekly && isOne && at === from + 1 && next === at + 1 && isCount
}

/**
 * Whether one container a day is injected or one pessary a day is used, so that the "x 3" of "1 frasco IV c/24h x 3" counts days:
 * as many are needed, and nobody does so daily for three months.
 */
function isDailyPiece(draft: PosologyDraft | undefined): boolean {
  const { route, parts, frequency } = draft ?? {}
  const { low, unit } = parts?.[0]?.dose ?? {}
  if (low !== 1 || parts?.length !== 1) return false
  const { times, every } = frequency ?? {}
  const isDaily = times?.low === 1 && every !== undefined && hoursIn(every.low, every.unit) === 24
  if (unit === 'óvulo') return isDaily || frequency === null
  const isInjection = route === 'intravenosa' || route === 'intramuscular'
  return isInjection && isDaily && /^(?:frasco|ampolleta|jeringa)/.test(unit ?? '')
}

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const DATE = new RegExp(
  `^(?:\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?|\\d{1,2} de (?:${MONTHS})(?: (?:de|del) \\d{4})?)(?![\\p{L}\\d])`,
  'iu',
)

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a date without a year exists in some year: 29 February exists, 30 February does not. */
function isOnCalendar(date: string): boolean {
  const [day = '', month = ''] = date.toLowerCase().split(/[-/]| de /)
  const named = MONTHS.split('|').indexOf(month)
  const longest = LONGEST_MONTHS[named < 0 ? Number(month) - 1 : named]
  return longest !== undefined && Number(day) >= 1 && Number(day) <= longest
}

/** Reads a last day: "hasta el 25 de diciembre". */
export function readUntil(reader: Reader, i: number): number {
  const start = reader.lexemes[i + 1]?.start
  const date = start === undefined ? undefined : DATE.exec(reader.text.slice(start))?.[0]
  if (start === undefined || date === undefined || !isOnCalendar(date)) return i
  const next = reader.lexemes.findIndex((lexeme) => lexeme.start >= start + date.length)
  const to = next < 0 ? reader.lexemes.length : next
  return putDuration(reader, i, to, { kind: 'until', text: `hasta el ${date.toLowerCase()}` })
}

/** Reads consecutive reasons: "dolor o fiebre". */
export function readReasons(reader: Reader, i: number): number {
  const { lexemes } = reader
  const draft = current(reader)
  draft.asNeeded ??= []
  let at = i
  while (lexemes[at]?.kind === 'reason') {
    const reason = lexemes[at]?.value ?? ''
    at++
    const limit = degreesAt(reader, at) ?? pressureAt(reader, at, reason)
    draft.asNeeded.push(limit === null ? reason : `${reason} ${limit.value}`)
    if (limit !== null) at = limit.next
    const isLink = isKind(lexemes[at], 'and', 'or', 'comma', 'slash', 'if')
    if (isLink && lexemes[at + 1]?.kind === 'reason') at++
    else if (isLink && lexemes[at + 1]?.kind === 'or' && lexemes[at + 2]?.kind === 'reason') at += 2
  }
  return at
}

/** Reads a limit of the temperature: "mayor a 38", ">= 38 °C", "de 38 o más". */
function degreesAt({ lexemes, text }: Reader, i: number): { value: string; next: number } | null {
  const sign = lexemes[i]
  const isAbove = sign?.kind === 'above'
  let next = isAbove || sign?.value === 'de' ? i + 1 : i
  if (lexemes[next]?.kind === 'or') next++
  const value = lexemes[next]?.number ?? Number.NaN
  if (!(value >= 37 && value <= 40)) return null
  next++
  while (lexemes[next]?.kind === 'degrees') next++
  if (!isAbove)
    return lexemes[next]?.kind === 'ormore' ? { value: `de ${value} °C o más`, next: next + 1 } : null
  return { value: isIncluded(text, sign) ? `de ${value} °C o más` : `mayor de ${value} °C`, next }
}

/** Reads a limit of the blood pressure: "presión mayor a 160/100". */
function pressureAt({ lexemes }: Reader, i: number, reason: string): { value: string; next: number } | null {
  const [sign, high, slash, low] = [lexemes[i], lexemes[i + 1], lexemes[i + 2], lexemes[i + 3]]
  if (reason !== 'presión' || sign?.kind !== 'above' || slash?.kind !== 'slash') return null
  const isPressure = high !== undefined && low !== undefined && high.number >= 120 && high.number <= 240
  if (!isPressure || !(low.number >= 70 && low.number <= 140)) return null
  return { value: `mayor de ${high.number}/${low.number}`, next: i + 4 }
}

/** Whether a number of doses ends a clause with an interval: "1 amp cada tercer día, 3 dosis". */
export function isCountAtEnd(
  { lexemes, drafts }: Reader,
  from: number,
  to: number,
  { low, high }: Amount,
): boolean {
  const { frequency, isLoose, duration } = drafts.at(-1) as PosologyDraft
  const isEnd = isEdgeOr(lexemes[to], 'comma', 'stop', 'close')
  const isAfter = isKind(lexemes[from - 1], 'time', 'regularly', 'comma', 'stop')
  const isInterval = frequency !== null && !isLoose && frequency.times.low === 1
  return isEnd && isAfter && isInterval && duration === null && high === undefined && low % 1 === 0 && low > 1
}
