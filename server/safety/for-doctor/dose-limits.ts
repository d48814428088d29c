import type { DoseRule } from '#knowledge/safety/rule.ts'
import type { RecordForChecks } from '../../patients/record-for-checks.ts'
import type { Safety } from '../open-safety.ts'

/** Dose limits of one ingredient, by the safety rules. */
export interface DrugLimits {
  /** Printed name of the ingredient; '' where the text names no ingredient that the rules know. */
  drug: string
  /** Dose rules for the patient's age; dose rules for every age where the age is not given. */
  rules: readonly DoseRule[]
}

/**
 * Dose limits of the ingredients that a text names.
 * @param patient the patient whose age chooses the rules; undefined for every age
 */
export function doseLimits(
  { rules, contents }: Pick<Safety, 'rules' | 'contents'>,
  text: string,
  patient: Pick<RecordForChecks, 'ageMonths'> | undefined,
): DrugLimits[] {
  const age = patient?.ageMonths ?? null
  return contents.ofText(text).ingredients.map(({ key }) => ({
    drug: rules.printed.get(key) ?? key,
    rules: rules.doses.filter(
      (rule) => rule.drug === key && (age === null || (age >= rule.fromMonths && age <= rule.toMonths)),
    ),
  }))
}
