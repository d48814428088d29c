import type { Favourite } from '#contract/medications/favourites.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import type { Row } from '../draft/row.ts'

/** The part of a favourite or an older prescription that is written into a draft. */
export type Words = Pick<Favourite, 'diagnosis' | 'diagnoses' | 'show_diagnosis' | 'extras' | 'rows'>

/** Whether the draft has a diagnosis, chosen or being typed. */
export const hasDiagnosis = ({
  diagnosis,
  diagnoses,
}: Pick<ComposerDraft, 'diagnosis' | 'diagnoses'>): boolean => diagnoses.length > 0 || diagnosis.trim() !== ''

/**
 * Whether the draft already has this medicine with these instructions. A second such row would have the medicine dispensed twice.
 */
export const isWritten = (row: Row, draft: Pick<ComposerDraft, 'rows'>): boolean =>
  draft.rows.some((one) => SAME.every((part) => one[part] === row[part]))

const SAME = ['drug_upc', 'presentation', 'instructions'] as const

/**
 * The actions that write a favourite or an older prescription into a draft. Medicines go below the existing
 * rows, except those that are already written (a key pressed twice). Diagnosis and general instructions are
 * filled only where they are empty.
 */
export function writing(words: Words, draft: ComposerDraft, newKey: () => string): DraftAction[] {
  const { diagnosis, diagnoses, show_diagnosis, extras, rows } = words
  return [
    {
      kind: 'set',
      change: {
        ...(hasDiagnosis(draft) ? {} : { diagnosis, diagnoses, show_diagnosis }),
        ...(draft.extras.trim() === '' ? { extras } : {}),
      },
    },
    ...rows
      .filter((row) => !isWritten(row, draft))
      .map((row): DraftAction => ({ kind: 'add-row', row: withKey(row, newKey()) })),
  ]
}

const withKey = (row: Row, key: string): Row => ({ ...row, key })

/** The draft as a favourite stores it. */
export const favouriteWords = ({
  diagnosis,
  diagnoses,
  show_diagnosis,
  extras,
  rows,
}: ComposerDraft): Words => ({
  diagnosis,
  diagnoses,
  show_diagnosis,
  extras,
  rows,
})
