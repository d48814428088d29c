import type { SignedDocument, SignedRow } from '#contract/prescription/document.ts'
import { QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { dayOfIssue, type IssuedAt } from '#contract/prescription/day-of-issue.ts'
import { readOwnInstructions } from '../safety/read-instructions.ts'
import { daysWritten } from '../safety/context/course-days.ts'

/** Number of days from which a course of treatment counts as long: a month's supply is usually 28 or 30 days. */
const LONG_DAYS = 28

export interface LongCourse {
  /** Last day of the course, `YYYY-MM-DD`. */
  endsOn: string
  /** Names of the course's medicines, in lower case and sorted. */
  medicines: string[]
}

type Written = Pick<SignedDocument, 'valid_from' | 'valid_until'> &
  IssuedAt & {
    items: readonly Pick<
      SignedRow,
      'instructions' | 'qty' | 'refills' | 'generic' | 'presentation' | 'brand'
    >[]
  }

/**
 * Combines the long courses of treatment of a prescription into one, which ends when the first of them ends. A course without
 * an end ends when the prescription expires, because nothing is dispensed after that.
 * @returns null when no course is long, or when no instructions are understood
 */
export function longCourseOf(document: Written): LongCourse | null {
  const first = document.valid_from ?? dayOfIssue(document)
  const long = document.items.flatMap((row) => {
    const days = row.qty === QTY_WITHOUT_END ? Infinity : daysWritten(readOwnInstructions(row))
    if (days === null) return []
    const total = days * ((row.refills ?? 0) + 1)
    if (total < LONG_DAYS) return []
    const endsOn = Number.isFinite(total) ? addDays(first, total - 1) : document.valid_until
    return [{ endsOn, name: (row.generic || row.presentation).toLowerCase() }]
  })
  const [soonest] = long.map(({ endsOn }) => endsOn).toSorted()
  if (soonest === undefined) return null
  return { endsOn: soonest, medicines: [...new Set(long.map(({ name }) => name))].toSorted() }
}
