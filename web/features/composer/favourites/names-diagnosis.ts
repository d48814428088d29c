import type { ComposerDraft } from '../draft/draft.ts'

/** Fewer letters than these name no diagnosis. */
export const DIAGNOSIS_LETTERS = 4

/** Whether there is a diagnosis by which to look for what is usual. */
export const namesDiagnosis = ({ diagnoses, diagnosis }: ComposerDraft): boolean =>
  diagnoses.length > 0 || diagnosis.trim().length >= DIAGNOSIS_LETTERS
