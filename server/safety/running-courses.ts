import type { Reading } from '#contract/posology/parse.ts'
import { QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { addDays, daysBetween } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { PrescribedRow } from '../database/prescribed-queries.ts'
import { daysWritten } from './context/course-days.ts'
import { readOwnInstructions } from './read-instructions.ts'
import type { WrittenRow } from './read-rows.ts'
import type { Prescribed } from './subject.ts'

/** Prefix of the keys of rows that this doctor prescribed earlier. */
const PRESCRIBED = 'prescribed:'

/** Earlier prescriptions of this doctor to the patient, and how the new prescription relates to them. */
export interface Earlier {
  rows: readonly PrescribedRow[]
  /** First day of the new prescription, `YYYY-MM-DD`. */
  day: string
  /**
   * Signature of the prescription that the new one replaces. The courses of the replaced prescription end with the
   * issue.
   */
  replaces?: string | null | undefined
  /** Signature of the prescription that the new one renews. */
  renews?: string | null | undefined
}

export interface RunningCourse {
  row: WrittenRow
  prescribed: Prescribed
}

/**
 * Rows whose course is still running on the day of the new prescription (decision 021). A course begins on the day of
 * issue, or of `valid_from`, and lasts the written duration, once for each supply. A course "sin suspender" runs until
 * it is cancelled. A course without a duration runs as long as its sheet is valid, so that it is rather checked for too
 * long than not at all.
 */
export const runningCourses = (earlier: Earlier): RunningCourse[] =>
  coursesOf(earlier).flatMap(({ isRunning, course }) => (isRunning ? [course] : []))

/**
 * Number of days after its end for which an ended course is still checked. No effect in `lingering.csv` lasts longer.
 */
export const ENDED_WITHIN = 240

/** Courses that have ended lately, with the number of days since their last dose. */
export const endedCourses = (earlier: Earlier): (RunningCourse & { endedDays: number })[] =>
  coursesOf(earlier).flatMap(({ isRunning, course }) => {
    const { until } = course.prescribed
    if (isRunning || until === null) return []
    const endedDays = daysBetween(until, earlier.day)
    return endedDays <= ENDED_WITHIN ? [{ ...course, endedDays }] : []
  })

/** All courses of earlier prescriptions, except those of the prescription that is replaced. */
function coursesOf({ rows, day, replaces }: Earlier): { isRunning: boolean; course: RunningCourse }[] {
  return rows.flatMap((row) => {
    if (row.signature === replaces) return []
    const reading = readOwnInstructions(row)
    const written = daysWritten(reading)
    const on = mexicoDay(new Date(row.issued_at))
    const days = row.qty === QTY_WITHOUT_END ? Infinity : written
    const isKnown = days !== null && Number.isFinite(days)
    const until = isKnown ? addDays(row.valid_from ?? on, days * (row.refills + 1) - 1) : null
    const course = { row: asWritten(row, reading), prescribed: { signature: row.signature, on, until } }
    return [{ isRunning: (until ?? (days === null ? row.valid_until : day)) >= day, course }]
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
