import type { Dispatch } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import type { DraftAction } from './draft/draft-reducer.ts'

/** What every section of the composer works with. */
export interface DraftParts {
  draft: ComposerDraft
  dispatch: Dispatch<DraftAction>
  /** The sentence under a control, by its id (field-ids.ts). */
  errorOf: (id: string) => string | undefined
}
