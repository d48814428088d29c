import type { ReproductiveState, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { conditionsOf } from '#knowledge/safety/codes/same-conditions.ts'
import type { CheckedPatient } from '../subject.ts'

/**
 * Reproductive states that a CIE-10 code of pregnancy implies. A code names no trimester, so the rules of all three
 * trimesters apply.
 */
const OF_PREGNANCY: readonly ReproductiveState[] = [
  'pregnancy',
  'first-trimester',
  'second-trimester',
  'third-trimester',
]

/**
 * Adds to a patient the states that are known only by CIE-10 codes: a pregnancy or breastfeeding, and a stage of kidney
 * disease. A code of the draft's diagnoses always counts. A code of the record counts as a pregnancy only where nobody
 * answered the question about it, because the code of an earlier pregnancy stays in the record.
 */
export function withCodedStates(
  patient: CheckedPatient,
  { sameConditions, codedStates }: Pick<SafetyKnowledge, 'sameConditions' | 'codedStates'>,
): CheckedPatient {
  const now = patient.diagnoses ?? []
  const recorded = patient.conditions ?? []
  const unasked = patient.reproduction === null || patient.old?.reproduction === true
  const asked = unasked ? [...now, ...recorded] : now
  const own = patient.reproduction ?? []
  const named = (codes: readonly string[]) =>
    codedStates.filter((one) => one.codes.some((start) => codes.some((code) => code.startsWith(start))))
  const isNew = (state: 'pregnancy' | 'lactation') =>
    patient.female !== false && !own.includes(state) && named(asked).some((one) => one.state === state)
  const states: ReproductiveState[] = [
    ...(isNew('pregnancy') ? OF_PREGNANCY : []),
    ...(isNew('lactation') ? ['lactation' as const] : []),
  ]
  const meant = [...now, ...recorded].flatMap((code) => conditionsOf(code, sameConditions))
  const stages = named(meant).filter(({ unmeasured }) => !unmeasured || patient.egfr === null)
  const most = Math.min(...stages.map(({ filtration }) => filtration ?? Infinity), Infinity)
  const isLower = most < (patient.egfr ?? Infinity)
  if (states.length === 0 && !isLower) return patient
  // A CIE-10 code does not replace an answer or a measurement: the page still asks for the missing data.
  const old = {
    reproduction: patient.old?.reproduction === true || (states.length > 0 && patient.reproduction === null),
    egfr: patient.old?.egfr === true || (isLower && patient.egfr === null),
  }
  return {
    ...patient,
    reproduction: states.length > 0 ? [...own, ...states] : patient.reproduction,
    egfr: isLower ? most : patient.egfr,
    old,
  }
}
