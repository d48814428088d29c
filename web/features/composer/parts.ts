import type { Dispatch } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import type { DraftAction } from './draft/draft-reducer.ts'

/** Props of every section of the composer. */
export interface DraftParts {
  draft: ComposerDraft
  dispatch: Dispatch<DraftAction>
  /** Error sentence under a control, by the control's id (field-ids.ts); undefined when there is none. */
  errorOf: (id: string) => string | undefined
}
