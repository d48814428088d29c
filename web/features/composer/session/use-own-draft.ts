import { type Dispatch, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { draftInHand } from '../../../lib/drafts/issue-queue.ts'
import { describeForSupport } from '../../../lib/reports/support-parts.ts'
import { type ComposerDraft, draftForSupport } from '../draft/draft.ts'
import { type DraftAction, draftReducer, isChange } from '../draft/draft-reducer.ts'
import { isUntouched, type Start } from '../draft/start.ts'
import { ownPorts } from './browser-ports.ts'
import { type DraftDesk, draftDesk } from './draft-desk.ts'
import type { DraftLife } from './draft-state.ts'
import { useDraftSession } from './use-draft-session.ts'

/** The doctor's own draft on the screen, and the other drafts that the page holds. */
export interface OwnDraft {
  desk: DraftDesk<ComposerDraft>
  state: DraftLife<ComposerDraft>
  dispatch: Dispatch<DraftAction>
}

/**
 * Opens the draft with which the page begins.
 * @param onTouched called when the doctor has begun to edit the draft
 */
export function useOwnDraft(start: Start, doctorId: number, onTouched: () => void): OwnDraft {
  const [desk, state] = useDraftSession(() =>
    draftDesk(ownPorts(doctorId, start.stamp), {
      ...start,
      words: start.draft,
      isKept: !isUntouched(start),
    }),
  )
  const [dispatch] = useState(() => (action: DraftAction) => {
    const { words } = desk.get()
    if (action.kind === 'replace') desk.show(action.draft)
    else {
      const next = draftReducer(words, action)
      desk.send({ kind: 'written', words: next, isChange: isChange(words, action) })
      // A new medicine, unlike typed letters, is stored without a pause, once the medicine has been painted.
      if (next.rows.length > words.rows.length) afterPaint(() => desk.send({ kind: 'store-now' }))
    }
  })
  const { words, isKept } = state
  const { idempotencyKey: id } = words
  useEffect(() => {
    draftInHand.set(id)
    return () => draftInHand.set(undefined)
  }, [id])
  const tellTouched = useEffectEvent(onTouched)
  useEffect(() => {
    if (isKept) tellTouched()
  }, [isKept])
  useEffect(() => describeForSupport('draft', () => draftForSupport(words)), [words])
  return { desk, state, dispatch }
}
