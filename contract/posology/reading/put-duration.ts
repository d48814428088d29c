import { complain, current, lastPart, timesOf, type Reader } from '../draft.ts'
import { type Amount, daysOf, type StepDuration, type TimeUnit } from '../step.ts'

const WRITTEN: Record<string, [count: number, unit: TimeUnit]> = { n: [1, 'd'], q: [15, 'd'] }
/** Smaller unit in which a part of a longer one is said: "1/2 mes" is 15 days. */
const SMALLER: Partial<Record<TimeUnit, [count: number, unit: TimeUnit]>> = { a: [12, 'mo'], mo: [30, 'd'] }

/** Whether a time is too short for a course: "durante 8 minutos" says how long something is done, and not until when. */
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

/**
 * Sets the duration in days or longer.
 * @returns `from` for a time that is too short for a course, or that no whole number of days makes up
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
  return putDuration(reader, from, to, { kind: 'span', ...span })
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
