import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/**
 * Returns a function that tells whether `more` medicines can be added to the draft. Where the maximum would be exceeded, a notice
 * says so, and the caller must add none of them.
 */
export function useRoom({ rows }: ComposerDraft): (more: number) => boolean {
  const texts = useTexts('composer')
  return (more) => {
    const isEnough = rows.length + more <= MAX_ROWS
    if (!isEnough) notify({ message: texts.rowsFull(MAX_ROWS), colour: 'warning' })
    return isEnough
  }
}
