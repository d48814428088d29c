import { useEffect, useEffectEvent } from 'react'
import type { DraftBase } from '#contract/draft-base.ts'
import { useTexts } from '../../../lib/texts.ts'
import { closeNotice, notify } from '../../../ui/notices.ts'
import type { Draft } from './draft/draft.ts'
import type { Start } from './draft/starting-draft.ts'

/** Of medicines that were cancelled: longer than other news. */
export const leftOutLook = { colour: 'warning', lasts: 20_000 } as const

/** Says what the page began with, when that is not simply the draft that was left here. */
export function useStartNotice(start: Start, bringBack: (draft: Draft, from: DraftBase) => void): void {
  const texts = useTexts('composer')
  const { openFailed } = useTexts('drafts')
  const tell = useEffectEvent((): number | undefined => {
    const { origin, before, draft, leftOut } = start
    if (origin === 'open-failed') return notify({ message: openFailed, colour: 'error' })
    if (origin === 'repeat-failed') return notify({ message: texts.repeatFailed, colour: 'error' })
    if (origin !== 'repeated' && origin !== 'undone') return undefined
    const message = [
      texts.repeated(draft.patient?.name ?? ''),
      ...leftOut.map(({ name, reason }) => texts.leftOut(name, reason)),
    ].join(' ')
    const isLess = leftOut.length > 0
    if (!before) return notify({ message, ...(isLess && leftOutLook) })
    return notify({
      message: `${message} ${texts.replaced}`,
      colour: isLess ? leftOutLook.colour : 'info',
      action: { label: texts.restore, run: () => bringBack(before.draft, before.base) },
    })
  })
  useEffect(() => {
    const notice = tell()
    return () => {
      if (notice !== undefined) closeNotice(notice)
    }
  }, [])
}
