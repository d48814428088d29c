import type { ComposerDraft } from '../draft/draft.ts'
import { blankFields } from '../draft/written-fields.ts'

const PARTS = ['diagnosis', 'rows', 'extras', 'followUp'] as const

/** The parts of a draft that somebody wrote for its patient, in the order of the page. */
export function writtenParts({
  diagnosis,
  diagnoses,
  rows,
  extras,
  follow_up_on: day,
}: ComposerDraft): (typeof PARTS)[number][] {
  const isWritten = {
    diagnosis: diagnosis.trim() !== '' || diagnoses.length > 0,
    rows: rows.length > 0,
    extras: extras.trim() !== '',
    followUp: day !== '',
  }
  return PARTS.filter((part) => isWritten[part])
}

/** The change that empties the fields that were written for the former patient of a draft. Its rows are removed one by one. */
export const withoutParts = { ...blankFields, diagnoses: [] }

/** The change that restores the fields that `withoutParts` emptied. */
export const fieldsToPutBack = ({
  diagnosis,
  diagnoses,
  show_diagnosis,
  extras,
  follow_up_on,
}: ComposerDraft) => ({
  diagnosis,
  diagnoses,
  show_diagnosis,
  extras,
  follow_up_on,
})
