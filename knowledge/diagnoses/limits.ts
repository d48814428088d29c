import type { ListedDiagnosis } from './load.ts'

/** Whom a diagnosis is looked at for, as far as it is known. */
export interface LimitedTo {
  gender?: 'F' | 'M' | undefined
  /** In whole years. */
  age?: number | undefined
}

/** Why a code may not fit a patient: another sex or age is usual for it. It is said, never refused (mexico.md H11). */
export function unusualFor(
  { sex, fromYears, toYears }: Pick<ListedDiagnosis, 'sex' | 'fromYears' | 'toYears'>,
  { gender, age }: LimitedTo,
): 'sex' | 'age' | null {
  if (sex !== null && gender !== undefined && gender !== sex) return 'sex'
  if (age === undefined) return null
  return (fromYears !== null && age < fromYears) || (toYears !== null && age > toYears) ? 'age' : null
}
