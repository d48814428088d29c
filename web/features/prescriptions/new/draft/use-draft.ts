import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { removeDraft, writeDraft } from '../../../../lib/draft-storage.ts'
import { sessionStatus } from '../../../../lib/session.ts'
import { describeForSupport } from '../../../../lib/support-metadata.ts'
import { type Draft, hasContent } from './draft.ts'
import { draftReducer } from './draft-reducer.ts'

/** A pause in the writing after which it is kept, ms. What was not kept yet is kept on the way out. */
const PAUSE = 300

export type Kept = 'nothing' | 'saving' | 'saved' | 'failed'

/** The draft of this page, kept on the device as it is written. `forget` ends that: it was issued. */
export function useDraft(doctorId: number, initial: Draft) {
  const [draft, dispatch] = useReducer(draftReducer, initial)
  const [kept, setKept] = useState(initial)
  const [hasFailed, setFailed] = useState(false)
  const isForgotten = useRef(false)

  const keep = useEffectEvent(async (draft: Draft) => {
    // After a logout nothing is written any more: the device was just cleared.
    if (isForgotten.current || draft === kept || sessionStatus.get() === 'guest') return
    try {
      await (hasContent(draft) ? writeDraft(doctorId, draft) : removeDraft(doctorId))
      setKept(draft)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  })

  useEffect(() => {
    const timer = setTimeout(() => void keep(draft), PAUSE)
    return () => clearTimeout(timer)
  }, [draft])

  // Support sees what was being written, never for whom.
  useEffect(() => describeForSupport('draft', () => ({ ...draft, patient: draft.patient !== null })), [draft])

  const keepNow = useEffectEvent(() => void keep(draft))
  useEffect(() => {
    const leave = () => keepNow()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  const forget = () => {
    isForgotten.current = true
    return removeDraft(doctorId)
  }
  return { draft, dispatch, kept: keptState(draft, kept, hasFailed), forget }
}

function keptState(draft: Draft, kept: Draft, hasFailed: boolean): Kept {
  if (!hasContent(draft)) return 'nothing'
  if (draft === kept) return 'saved'
  return hasFailed ? 'failed' : 'saving'
}
