import type { ListedDiagnosis } from './load.ts'

/** Sex and age of the patient for whom a diagnosis is searched, as far as they are known. */
export interface LimitedTo {
  gender?: 'F' | 'M' | undefined
  /** Age in whole years. */
  age?: number | undefined
}

/**
 * Why a diagnosis code may not fit a patient: the code is usual for another sex or age. The doctor sees a notice, and
 * nothing is refused (mexico.md H11).
 */
export function unusualFor(
  { sex, fromYears, toYears }: Pick<ListedDiagnosis, 'sex' | 'fromYears' | 'toYears'>,
  { gender, age }: LimitedTo,
): 'sex' | 'age' | null {
  if (sex !== null && gender !== undefined && gender !== sex) return 'sex'
  if (age === undefined) return null
  return (fromYears !== null && age < fromYears) || (toYears !== null && age > toYears) ? 'age' : null
}
