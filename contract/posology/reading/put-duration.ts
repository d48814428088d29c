import { complain, current, lastPart, timesOf, type Reader } from '../draft.ts'
import { type Amount, daysOf, type StepDuration, type TimeUnit } from '../step.ts'

const WRITTEN: Record<string, [count: number, unit: TimeUnit]> = { n: [1, 'd'], q: [15, 'd'] }
/** Smaller unit into which a part of a longer unit is converted: "1/2 mes" is 15 days. */
const SMALLER: Partial<Record<TimeUnit, [count: number, unit: TimeUnit]>> = { a: [12, 'mo'], mo: [30, 'd'] }

/** Whether a time is too short for a course of treatment: "durante 8 minutos" says how long one application takes. */
export const isNoCourse = ({ low }: Amount, unit: string): boolean =>
  unit === 'min' || (unit === 'h' && low < 24)

/**
 * A duration without parts of a month or year: 15 days for half a month. Days and weeks may end with a half. Null where
 * another part of a unit is left, as in half a week.
 */
function plainSpan({ low, high }: Amount, unit: TimeUnit): (Amount & { unit: TimeUnit }) | null {
  const bounds = high === undefined ? [low] : [low, high]
  const smaller = SMALLER[unit]
  const isPlain = bounds.every(
    (one) => one % 1 === 0 || (smaller === undefined && one > 1 && one % 0.5 === 0),
  )
  if (isPlain) return { low, ...(high === undefined ? {} : { high }), unit }
  if (smaller === undefined) return null
  const [count, part] = smaller
  const whole = high === undefined ? {} : { high: high * count }
  return bounds.some((one) => (one * count) % 1 !== 0) ? null : { low: low * count, ...whole, unit: part }
}

/** Number of days that the steps before the current one take; NaN where one has no such number. */
export function daysBefore({ drafts }: Reader): number {
  let days = 0
  for (const { duration, first } of drafts.slice(0, -1)) {
    if (first) days += 1
    else if (duration?.kind === 'span' && duration.high === undefined && /^(?:d|wk)$/.test(duration.unit))
      days += daysOf(duration) ?? Number.NaN
    else return Number.NaN
  }
  return days
}

/** Words of a duration that may count the steps before as well: "hasta completar 10 días", "10 días en total". */
const OF_ALL = /hasta|total|completar/i

/**
 * The duration of a later step whose words state that of the whole course: "c/8h por 3 días, luego c/12h hasta completar
 * 10 días" are 3 days and 7 days. Null where the words may count from the first day or from this step.
 */
function restOfCourse(
  reader: Reader,
  from: number,
  span: Amount & { unit: TimeUnit },
): (Amount & { unit: TimeUnit }) | null {
  const { start, end } = reader.lexemes[from] ?? { start: 0, end: 0 }
  const words = reader.text.slice(start, end)
  if (reader.drafts.length === 1 || !OF_ALL.test(words)) return span
  const all = span.unit === 'd' ? span.low : span.unit === 'wk' ? span.low * 7 : Number.NaN
  const left = all - daysBefore(reader)
  const isClear = /completar/i.test(words) && span.high === undefined && left >= 1 && left % 1 === 0
  return isClear ? { low: left, unit: 'd' } : null
}

/**
 * Sets the duration of the current step, in days or a longer unit.
 * @returns index after the duration, or `from` for a time that is too short for a course or is not a whole number of days
 */
export function setDuration(
  reader: Reader,
  from: number,
  to: number,
  amount: Amount,
  written: string,
): number {
  if (isNoCourse(amount, written)) return from
  const [count, unit] = WRITTEN[written] ?? [1, written as TimeUnit]
  const high = amount.high === undefined ? {} : { high: amount.high * count }
  const span = plainSpan({ low: amount.low * count, ...high }, unit)
  if (span === null) return from
  const draft = current(reader)
  const part = lastPart(draft)
  // "1 óvulo por 3 noches" is one each night.
  if (written === 'n' && draft.frequency === null && timesOf(part).length === 0) part.when.push('NIGHT')
  const own = restOfCourse(reader, from, span)
  if (own === null) complain(reader, 'ambiguous', from, to)
  return own === null ? to : putDuration(reader, from, to, { kind: 'span', ...own })
}

/**
 * Sets the duration of the current step. A repeated duration, as "2 semanas (14 días)", is accepted; a different one is
 * a contradiction.
 */
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
