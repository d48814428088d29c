import type { SafetyQuestion } from '#contract/safety.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/** What of a draft the checks look at. */
export type CheckedDraft = Pick<ComposerDraft, 'patient' | 'rows' | 'diagnoses' | 'relation'>

/** What is asked of the checks: the rows as they stand, what they are for, and which prescription they go on from. */
export const questionOf = ({ patient, rows, diagnoses, relation }: CheckedDraft): SafetyQuestion => ({
  patient: patient?.uid ?? '',
  diagnoses: diagnoses.map(({ code }) => code),
  ...(relation && { [relation.kind]: relation.signature }),
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
