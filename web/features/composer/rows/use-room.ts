import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/** Tells whether so many medicines more still fit, and the doctor when they do not: then none of them is added. */
export function useRoom({ rows }: ComposerDraft): (more: number) => boolean {
  const texts = useTexts('composer')
  return (more) => {
    const isEnough = rows.length + more <= MAX_ROWS
    if (!isEnough) notify({ message: texts.rowsFull(MAX_ROWS), colour: 'warning' })
    return isEnough
  }
}
