import type { SafetyRow } from '#contract/safety.ts'
import type * as z from 'zod/mini'
import type { OwnProducts } from '../../medications/own/own-products.ts'
import type { RecordForChecks } from '../../patients/record-for-checks.ts'
import { asWritten, UNKNOWN_PATIENT } from '../check-draft.ts'
import type { Safety } from '../open-safety.ts'
import { type Earlier, runningCourses } from '../running-courses.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/** The patient, and the drugs that a new drug would be taken with: medication, running courses and the rows of the draft. */
export interface TakenBeside {
  patient: CheckedPatient
  items: CheckedItem[]
}

/**
 * Reads the drugs that a new drug would be taken with. All of them count as taken already, so that only the new drug is judged.
 */
export function besideOf(
  { read }: Pick<Safety, 'read'>,
  rows: readonly z.output<typeof SafetyRow>[],
  record: RecordForChecks | undefined,
  { own, diagnoses, earlier }: { own: OwnProducts; diagnoses: readonly string[]; earlier: Earlier },
): TakenBeside {
  const written = [
    ...rows.map((row) => ({ ...row, current: true })),
    ...(record?.medication ?? []).map(asWritten),
    ...runningCourses(earlier).map(({ row }) => row),
  ]
  const items = written.flatMap((row) => read(row, own) ?? []).map((item) => ({ ...item, current: true }))
  return { patient: { ...(record ?? UNKNOWN_PATIENT), diagnoses }, items }
}
