import type { Favourite } from '#contract/medications/favourites.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import type { Row } from '../draft/row.ts'

/** What a favourite or an older prescription brings into a draft. */
export type Words = Pick<Favourite, 'diagnosis' | 'diagnoses' | 'show_diagnosis' | 'extras' | 'rows'>

/** Whether a diagnosis is chosen, or being typed. */
export const hasDiagnosis = ({
  diagnosis,
  diagnoses,
}: Pick<ComposerDraft, 'diagnosis' | 'diagnoses'>): boolean => diagnoses.length > 0 || diagnosis.trim() !== ''

/** Whether the draft says the same of the same medicine: written once more, it would be handed over twice. */
export const isWritten = (row: Row, draft: Pick<ComposerDraft, 'rows'>): boolean =>
  draft.rows.some((one) => SAME.every((part) => one[part] === row[part]))

const SAME = ['drug_upc', 'presentation', 'instructions'] as const

/**
 * Adds its medicines below those that are there, but for what is written already (a key pressed twice); fills diagnosis
 * and general instructions only where nothing stands.
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

/** What a draft is as a favourite. */
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
