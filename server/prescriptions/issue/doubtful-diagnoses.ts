import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import { ageOn } from '#contract/values/age.ts'
import { unusualFor } from '#knowledge/diagnoses/limits.ts'
import type { ListedDiagnosis as Listed } from '#knowledge/diagnoses/load.ts'
import type { IssueContext } from './issue-context-queries.ts'

/**
 * A diagnosis code that was issued unchanged, and the reason to review the code. Both are stored with the prescription.
 */
export interface DoubtfulDiagnosis extends CodedDiagnosis {
  /** Index of the code among the prescription's codes, from 0. */
  at: number
  /**
   * Reason to review the code. `unlisted` means that this installation's list of diagnoses lacks the code, so that
   * neither the code nor its limits could be checked.
   */
  why: 'sex' | 'age' | 'unlisted'
}

/**
 * Diagnosis codes of a draft that do not fit the patient, or that the list of diagnoses does not know (mexico.md H11).
 */
export function doubtfulDiagnoses(
  coded: readonly CodedDiagnosis[],
  list: Pick<ReadonlyMap<string, Listed>, 'get'>,
  { gender, date_of_birth }: Pick<NonNullable<IssueContext['patient']>, 'gender' | 'date_of_birth'>,
  today: string,
): DoubtfulDiagnosis[] {
  const patient = { gender: gender === 'O' ? undefined : gender, age: ageOn(date_of_birth, today)?.years }
  return coded.flatMap((one, at) => {
    const listed = list.get(one.code)
    const why = listed ? unusualFor(listed, patient) : 'unlisted'
    return why === null ? [] : [{ ...one, at, why }]
  })
}
