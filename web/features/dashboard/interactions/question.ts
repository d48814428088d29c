import type { Drug } from '#contract/medications/medications.ts'
import type { Finding, Gap, SafetyAnswer, SafetyQuestion } from '#contract/safety.ts'

/** One medicine that is checked: of the catalogue, or as free text alone. */
export interface AskedDrug {
  presentation: string
  generic: string
  brand: string
  drug_upc: string
}

export const MOST_DRUGS = 20

export const drugOf = ({ presentation, generic, brand, uid }: Drug): AskedDrug => ({
  presentation,
  generic,
  brand: brand ?? '',
  drug_upc: uid,
})

export const interactionQuestion = (drugs: readonly AskedDrug[], patient: string): SafetyQuestion => ({
  patient,
  rows: drugs.map((drug, at) => ({ key: String(at), ...drug })),
})

/** Whether there is enough to check: two medicines, or one medicine and a patient, who may take other medicines. */
export const canAsk = ({ patient, rows }: SafetyQuestion): boolean => rows.length >= (patient ? 1 : 2)

const BETWEEN_MEDICINES: readonly Finding['kind'][] = ['interaction', 'duplicate']
const OF_MEDICINES: readonly Gap['reason'][] = [
  'free-text',
  'unknown-ingredient',
  'no-interaction-rule',
  'no-duplicate-rule',
]
/**
 * Reasons why the safety checks could not check a dose or duration. They are not shown here, because the form asks for neither
 * doses nor durations.
 */
const OF_DOSES: readonly Gap['reason'][] = [
  'dose-not-understood',
  'not-covered',
  'missing-weight',
  'no-duration-rule',
]

/**
 * The part of an answer of the safety checks that this form shows. Without a patient, it has only what the medicines do to each
 * other.
 */
export function inScope(
  { findings, gaps }: Pick<SafetyAnswer, 'findings' | 'gaps'>,
  hasPatient: boolean,
): { findings: Finding[]; gaps: Gap[] } {
  return {
    findings: findings.filter(({ kind }) =>
      hasPatient ? kind !== 'dose' : BETWEEN_MEDICINES.includes(kind),
    ),
    gaps: gaps.filter(({ reason }) =>
      hasPatient ? !OF_DOSES.includes(reason) : OF_MEDICINES.includes(reason),
    ),
  }
}
