import { useEffect } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { closeNoticesAbout, notify } from '../../ui/notices/notices.ts'
import { emptyDraft } from './draft/draft.ts'
import type { OwnDraft } from './session/use-own-draft.ts'

/**
 * Discards the draft on the screen. This can be undone until another draft is shown or this one is issued.
 */
export function useDiscard({ desk, state }: OwnDraft, isIssued: boolean): () => void {
  const texts = useTexts('composer')
  const { discardedWaiting } = useTexts('drafts')
  const { idempotencyKey: id } = state.words
  useEffect(() => {
    if (isIssued) closeNoticesAbout(id)
    return () => closeNoticesAbout(id)
  }, [id, isIssued])
  return () => {
    const { words, issue } = desk.get()
    const about = crypto.randomUUID()
    desk.discard(emptyDraft(about))
    const action = { label: texts.undo, run: () => desk.show(words) }
    const message = issue.at === 'waiting' ? discardedWaiting : texts.discarded
    // A reload must not bring back a draft that the notice calls discarded.
    void desk.stored().then(() => notify({ message, action, about }))
  }
}
