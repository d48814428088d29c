import type { SafetyQuestion } from '#contract/safety.ts'
import type { Draft } from '../draft/draft.ts'

/** What of a draft the checks look at. */
export type CheckedDraft = Pick<Draft, 'patient' | 'rows' | 'diagnoses'>

/** What is asked of the checks: the rows as they stand, and what they are for. */
export const questionOf = ({ patient, rows, diagnoses }: CheckedDraft): SafetyQuestion => ({
  patient: patient?.uid ?? '',
  diagnoses: diagnoses.map(({ code }) => code),
  rows: rows.map(({ key, presentation, generic, brand, drug_upc, instructions, via, category }) => ({
    key,
    presentation,
    generic,
    brand: brand ?? '',
    drug_upc,
    instructions,
    via,
    category,
  })),
})
