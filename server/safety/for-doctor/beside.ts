import type { SafetyRow } from '#contract/safety.ts'
import type * as z from 'zod/mini'
import type { OwnProducts } from '../../medications/own/own-products.ts'
import type { RecordForChecks } from '../../patients/record-for-checks.ts'
import { readTaken, sortTaken } from '../check-draft.ts'
import type { Safety } from '../open-safety.ts'
import type { Earlier } from '../running-courses.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/** The patient, and the drugs that a new drug would be taken with: medication, running courses and the rows of the draft. */
export interface TakenBeside {
  patient: CheckedPatient
  items: CheckedItem[]
  /** Sorts the same drugs for a new drug: the ones that it continues (`repeated`), and the others. */
  sortFor: (fresh: CheckedItem) => { items: CheckedItem[]; repeated: CheckedItem[] }
}

/**
 * Reads the drugs that a new drug would be taken with. All of them count as taken already, so that only the new drug is judged.
 */
export function besideOf(
  { read }: Pick<Safety, 'read'>,
  rows: readonly z.output<typeof SafetyRow>[],
  record: RecordForChecks | undefined,
  given: { own: OwnProducts; diagnoses: readonly string[]; earlier: Earlier },
): TakenBeside {
  const written = rows.flatMap((row) => read({ ...row, current: true }, given.own) ?? [])
  const taken = readTaken(read, record, given)
  return {
    patient: taken.patient,
    items: [...written, ...sortTaken(taken, []).beside],
    sortFor: (fresh) => {
      const { beside, repeated } = sortTaken(taken, [...written, fresh])
      return { items: [...written, ...beside], repeated }
    },
  }
}
