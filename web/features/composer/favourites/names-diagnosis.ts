import type { ComposerDraft } from '../draft/draft.ts'

/** Minimum number of letters of a typed diagnosis by which usual medicines are searched. */
export const DIAGNOSIS_LETTERS = 4

/** Whether the draft has a diagnosis by which usual medicines can be searched. */
export const namesDiagnosis = ({ diagnoses, diagnosis }: ComposerDraft): boolean =>
  diagnoses.length > 0 || diagnosis.trim().length >= DIAGNOSIS_LETTERS
