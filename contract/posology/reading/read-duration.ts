import { complain, current, type Reader } from '../draft.ts'
import { amountAt } from './read-amount.ts'
import { type Amount, daysOf, type StepDuration, type TimeUnit } from '../step.ts'

const WRITTEN: Record<string, [count: number, unit: TimeUnit]> = { n: [1, 'd'], q: [15, 'd'] }

export function setDuration(
  reader: Reader,
  from: number,
  to: number,
  amount: Amount,
  written: string,
): number {
  const [count, unit] = WRITTEN[written] ?? [1, written as TimeUnit]
  const high = amount.high === undefined ? {} : { high: amount.high * count }
  return putDuration(reader, from, to, { kind: 'span', low: amount.low * count, ...high, unit })
}

/** Sets the duration. A repeated one, as "2 semanas (14 días)", is accepted; a different one is a contradiction. */
export function putDuration(reader: Reader, from: number, to: number, duration: StepDuration): number {
  const draft = current(reader)
  const { duration: before } = draft
  if (before === null) draft.duration = duration
  else if (
    before.kind !== duration.kind ||
    daysOf(before) !== daysOf(duration) ||
    (JSON.stringify(before) !== JSON.stringify(duration) && duration.kind !== 'span')
  ) {
    complain(reader, 'contradiction', from, to)
    // In "7 días por 10 días" it is unknown which one is the duration.
    if (before.kind === 'span' && duration.kind === 'span') draft.duration = null
  }
  return to
}

/** Reads a duration: "por 7 días", "x 3 dosis", "durante 1 mes". "por dolor" means as needed. */
export function readFor(reader: Reader, i: number): number {
  const { lexemes } = reader
  let at = i + 1
  while (/^(?:colon|for|skip)$/.test(lexemes[at]?.kind ?? '')) at++
  const read = amountAt(lexemes, at)
  if (read === null || read.isBackwards)
    return lexemes[at]?.kind === 'reason' && lexemes[at]?.value === 'dolor' ? readReasons(reader, at) : i
  const unit = lexemes[read.next]
  if (unit?.kind === 'time') {
    if (unit.value === 'h' && read.amount.low < 24) return i
    const isAndHalf =
      lexemes[read.next + 1]?.kind === 'and' &&
      lexemes[read.next + 2]?.number === 0.5 &&
      lexemes[read.next + 2]?.value !== '0.5' &&
      !/^(?:unit|when)$/.test(lexemes[read.next + 3]?.kind ?? '')
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

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const DATE = new RegExp(
  `^(?:\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?|\\d{1,2} de (?:${MONTHS})(?: (?:de|del) \\d{4})?)(?![\\p{L}\\d])`,
  'iu',
)

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the date exists in some year. */
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
    const degrees = degreesAt(reader, at)
    draft.asNeeded.push(degrees === null ? reason : `${reason} mayor de ${degrees.value} °C`)
    if (degrees !== null) at = degrees.next
    const isLink = /^(?:and|or|comma|slash|if)$/.test(lexemes[at]?.kind ?? '')
    if (isLink && lexemes[at + 1]?.kind === 'reason') at++
    else if (isLink && lexemes[at + 1]?.kind === 'or' && lexemes[at + 2]?.kind === 'reason') at += 2
  }
  return at
}

function degreesAt({ lexemes }: Reader, i: number): { value: number; next: number } | null {
  if (lexemes[i]?.kind !== 'above') return null
  let next = i + 1
  if (lexemes[next]?.kind === 'or') next++
  const value = lexemes[next]?.number ?? Number.NaN
  if (!(value >= 37 && value <= 40)) return null
  next++
  while (lexemes[next]?.kind === 'degrees') next++
  return { value, next }
}
