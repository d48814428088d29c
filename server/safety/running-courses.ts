import { groupsOf } from '#contract/posology/groups.ts'
import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import { daysOf, timesPerDay, type Step } from '#contract/posology/step.ts'
import { QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { PrescribedRow } from '../database/prescribed-queries.ts'
import { readInstructions } from './read-instructions.ts'
import type { WrittenRow } from './read-rows.ts'
import type { Prescribed } from './subject.ts'

/** Ten years: a longer span, or none, is a slip of the pen. */
const LONGEST_DAYS = 3660

/** Keys of what this doctor prescribed earlier begin with it. */
const PRESCRIBED = 'prescribed:'

/** What this doctor prescribed to the patient earlier, and what the new prescription is to it. */
export interface Earlier {
  rows: readonly PrescribedRow[]
  /** First day of the new one. */
  day: string
  /** The prescription that the new one stands for: it ends in the same act. */
  replaces?: string | null | undefined
  /** The one that it goes on from. */
  renews?: string | null | undefined
}

export interface RunningCourse {
  row: WrittenRow
  prescribed: Prescribed
}

/**
 * Rows whose course is not over on the day of the new prescription (decision 021). A course begins on the day of its
 * issue, or of its window, and lasts as long as is written, once for each supply. "Sin suspender" runs until it is
 * cancelled. What says no duration runs as long as its sheet is valid: rather too long than not looked at.
 */
export function runningCourses({ rows, day, replaces }: Earlier): RunningCourse[] {
  const instructions = new Map<string, { reading: Reading; days: number | null }>()
  const read = (text: string) => {
    const known = instructions.get(text)
    if (known) return known
    const reading = readInstructions(text)
    const read = { reading, days: daysWritten(reading) }
    instructions.set(text, read)
    return read
  }
  return rows.flatMap((row): RunningCourse[] => {
    if (row.signature === replaces) return []
    const { reading, days: written } = read(row.instructions)
    const on = mexicoDay(new Date(row.issued_at))
    const days = row.qty === QTY_WITHOUT_END ? Infinity : written
    const isKnown = days !== null && Number.isFinite(days)
    const until = isKnown ? addDays(row.valid_from ?? on, days * (row.refills + 1) - 1) : null
    if ((until ?? (days === null ? row.valid_until : day)) < day) return []
    return [{ row: asWritten(row, reading), prescribed: { signature: row.signature, on, until } }]
  })
}

const asWritten = (row: PrescribedRow, reading: Reading): WrittenRow => ({
  key: `${PRESCRIBED}${row.signature}:${row.position}`,
  presentation: row.presentation,
  generic: row.generic,
  brand: row.brand,
  drug_upc: row.drug_upc,
  instructions: row.instructions,
  reading,
  via: row.via,
  category: row.category,
  current: true,
})

/** Days of the whole treatment; infinite where it has no end, null where that is not written or not understood. */
function daysWritten(reading: Reading): number | null {
  const { confident, steps } = parsePosology(reading)
  if (!confident || steps.length === 0) return null
  let total = 0
  for (const group of groupsOf(steps)) {
    const each = group.map(daysOfStep)
    const known = each.filter((days) => days !== null)
    if (known.includes(Infinity)) return Infinity
    if (known.length < each.length) return null
    total += Math.max(...known)
  }
  return total < 1 || total > LONGEST_DAYS ? null : total
}

function daysOfStep(step: Step): number | null {
  const { duration } = step
  if (duration?.kind === 'endless') return Infinity
  const perDay = timesPerDay(step)
  if (duration?.kind === 'doses' && perDay !== null) return Math.max(1, Math.ceil(duration.count / perDay))
  return daysOf(duration)
}
