import type { SafetyQuestion } from '#contract/safety.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/** The part of a draft that the safety checks use. */
export type CheckedDraft = Pick<ComposerDraft, 'patient' | 'rows' | 'diagnoses' | 'relation'>

/** Request for the safety checks: the rows, the diagnoses, and the prescription that the draft replaces or renews. */
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
