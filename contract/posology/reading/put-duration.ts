import { complain, current, lastPart, timesOf, type Reader } from '../draft.ts'
import { type Amount, daysOf, type StepDuration, type TimeUnit } from '../step.ts'

const WRITTEN: Record<string, [count: number, unit: TimeUnit]> = { n: [1, 'd'], q: [15, 'd'] }

/** Whether a time is too short for a course: "durante 8 minutos" says how long something is done, and not until when. */
export const isNoCourse = ({ low }: Amount, unit: string): boolean =>
  unit === 'min' || (unit === 'h' && low < 24)

/** Sets the duration in days or longer. @returns `from` for a time that is too short for a course */
export function setDuration(
  reader: Reader,
  from: number,
  to: number,
  amount: Amount,
  written: string,
): number {
  if (isNoCourse(amount, written)) return from
  const draft = current(reader)
  const part = lastPart(draft)
  // "1 óvulo por 3 noches" is one each night.
  if (written === 'n' && draft.frequency === null && timesOf(part).length === 0) part.when.push('NIGHT')
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
