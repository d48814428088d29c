import type { ReproductiveState } from '#knowledge/safety/rule.ts'
import { conditionsOf, type SameConditions } from '#knowledge/safety/same-conditions.ts'
import type { CheckedPatient } from '../subject.ts'

/** CIE-10 codes of a pregnancy that goes on: complications before the delivery, and its confirmation and supervision. */
const PREGNANCY = /^(?:O(?:1\d|2\d|3\d|4[0-8]|60|98|99)|Z3[3456]|Z32\.1)/

/** Codes of breastfeeding and its disorders. */
const LACTATION = /^(?:Z39\.1|O92)/

/** The greatest filtration, in mL/min/1.73 m², of the stages of chronic kidney disease (KDIGO), by their codes. */
const MOST_FILTRATION: readonly (readonly [RegExp, number])[] = [
  [/^N18\.[56]/, 14],
  [/^N18\.4/, 29],
  [/^N18\.3/, 59],
]

const OF_PREGNANCY: readonly ReproductiveState[] = [
  'pregnancy',
  'first-trimester',
  'second-trimester',
  'third-trimester',
]

/**
 * The patient with what only codes say: a pregnancy or breastfeeding, and a stage of kidney disease. A code of the
 * draft's diagnoses always counts. One of the record names a pregnancy only where nobody answered that question, because
 * the code of an earlier pregnancy stays in the record.
 */
export function withCodedStates(patient: CheckedPatient, same: SameConditions): CheckedPatient {
  const now = patient.diagnoses ?? []
  const recorded = patient.conditions ?? []
  const unasked = patient.reproduction === null || patient.old?.reproduction === true
  const asked = unasked ? [...now, ...recorded] : now
  const own = patient.reproduction ?? []
  const states =
    patient.female === false
      ? []
      : [
          ...(own.includes('pregnancy') || !asked.some((code) => PREGNANCY.test(code)) ? [] : OF_PREGNANCY),
          ...(own.includes('lactation') || !asked.some((code) => LACTATION.test(code))
            ? []
            : ['lactation' as const]),
        ]
  const meant = [...now, ...recorded].flatMap((code) => conditionsOf(code, same))
  const limits = MOST_FILTRATION.filter(([codes]) => meant.some((code) => codes.test(code)))
  const most = Math.min(Infinity, ...limits.map(([, limit]) => limit))
  const isLower = most < (patient.egfr ?? Infinity)
  if (states.length === 0 && !isLower) return patient
  // What a code says is no answer of its own: the page still asks for the missing data.
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
