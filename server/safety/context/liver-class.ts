import { CIRRHOSIS, isOfLiver } from '#knowledge/safety/question.ts'
import { bySeverity, type CheckFinding } from '../finding.ts'
import type { CheckedPatient } from '../subject.ts'

/** Whether a patient has a liver class of Child and Pugh, but neither a condition nor a diagnosis of the liver. */
const hasClassAlone = ({ childPugh, conditions, diagnoses = [] }: CheckedPatient): boolean =>
  Boolean(childPugh) && ![...(conditions ?? []), ...diagnoses].some(isOfLiver)

/**
 * The patient with the cirrhosis that a recorded class of Child and Pugh implies, if no CIE-10 code states a liver
 * disease.
 */
export const withLiverClass = (patient: CheckedPatient): CheckedPatient =>
  hasClassAlone(patient) ? { ...patient, diagnoses: [...(patient.diagnoses ?? []), CIRRHOSIS] } : patient

/**
 * Leaves out findings about a cirrhosis that was only inferred from a class of Child and Pugh. A finding is left out
 * where another finding about the class itself warns of the same rows at least as seriously.
 */
export function withoutSaidByClass(
  findings: readonly CheckFinding[],
  patient: CheckedPatient,
): readonly CheckFinding[] {
  if (!hasClassAlone(patient)) return findings
  const ofClass = findings.filter(({ kind }) => kind === 'hepatic')
  return findings.filter(
    (one) =>
      one.kind !== 'condition' ||
      !one.about.includes(CIRRHOSIS) ||
      !ofClass.some((said) => said.items.join() === one.items.join() && bySeverity(said, one) <= 0),
  )
}
