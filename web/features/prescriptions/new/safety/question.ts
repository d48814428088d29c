import type { SafetyQuestion } from '#contract/safety.ts'
import type { Draft } from '../draft/draft.ts'

/** What is asked of the checks: the rows as they stand. */
export const questionOf = ({ patient, rows }: Pick<Draft, 'patient' | 'rows'>): SafetyQuestion => ({
  patient: patient?.uid ?? '',
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
