import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { closeNotice, notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { Start } from '../draft/start.ts'

/**
 * Shows a notice when the page began with a copy of a prescription, or could not read what the address asked
 * for.
 */
export function useStartNotice(start: Start, bringBack: (draft: ComposerDraft, from: Start) => void): void {
  const { repeatFailed } = useTexts('composer')
  const { openFailed } = useTexts('composer').drafts
  const tell = useEffectEvent(async (): Promise<number | undefined> => {
    const { origin } = start
    if (origin === 'open-failed') return notify({ message: openFailed, colour: 'error' })
    if (origin === 'repeat-failed') return notify({ message: repeatFailed, colour: 'error' })
    if (origin !== 'repeated' && origin !== 'undone') return undefined
    return (await import('./repeated-notice.ts')).tellRepeated(start, bringBack)
  })
  useEffect(() => {
    const told = tell()
    return () => void told.then((notice) => notice !== undefined && closeNotice(notice))
  }, [])
}
