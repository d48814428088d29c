import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftBase, NO_BASE, whileSaving } from '#contract/draft-base.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { isUnanswered } from '../../../../lib/issue-queue.ts'
import { sessionStatus } from '../../../../lib/session.ts'
import { untilDone } from '../../../../lib/until-done.ts'
import { type Draft, hasContent } from './draft.ts'

/** A pause in the writing after which the account gets it, ms: far fewer calls than letters. */
const PAUSE = 1200
const RETRY_FIRST = 4000
const RETRY_MOST = 60_000

/** `gone`: issued or discarded somewhere else, so the account takes no more of it. */
export type AccountState = 'unsaved' | 'saved' | 'gone'

/** A save as it is sent, without the words: what it goes over, and its own name. */
export interface Saving {
  version: number
  unanswered: string[]
  save: string
}

/** The calls of whoever writes: the doctor, or an assistant for a doctor. */
export interface AccountCalls {
  save: (id: string, saving: Saving, draft: Draft) => Promise<{ version: number }>
  remove: (id: string) => Promise<unknown>
}

interface AccountCopy {
  calls: AccountCalls
  draft: Draft
  /** Off: it was opened and not written on, so the account need not know of it. */
  isKept?: boolean
  /** What the page began with. */
  base: DraftBase
  /** Whether the account has these very words. */
  isSaved: boolean
  isForgotten: () => boolean
  /** While it is being issued: a save would come after, and be refused. */
  isHeld?: () => boolean
  /** A save is about to leave: whoever comes back before its answer must know of it. */
  onSaving?: (draft: Draft, base: DraftBase) => Promise<unknown>
  onSaved: (draft: Draft, base: DraftBase) => void
  /** The account has other words under this id: both are kept. */
  onStale: (draft: Draft) => void
}

/**
 * Keeps the draft in the account while it is written, one call at a time, again when the network is back. It never
 * stands in the way: what the device has is enough to go on.
 */
export function useAccountCopy(copy: AccountCopy) {
  const { calls, draft, isKept = true, isSaved, isForgotten, isHeld, onSaving, onSaved, onStale } = copy
  const bases = useRef(new Map([[draft.idempotencyKey, copy.base]]))
  const baseOf = (of: string): DraftBase => bases.current.get(of) ?? NO_BASE
  const [saved, setSaved] = useState<Draft | null>(isSaved ? draft : null)
  const [goneId, setGoneId] = useState<string>()
  // Another object after every call: what was written while it was under way is due then.
  const [last, setLast] = useState({ failures: 0 })
  const isBusy = useRef(false)
  /** The last call, and words that none has taken yet, by draft. */
  const calling = useRef(new Map<string, Promise<unknown>>())
  const due = useRef(new Map<string, Draft>())
  const id = draft.idempotencyKey
  const isDue = isKept && draft !== saved && id !== goneId && hasContent(draft)

  /** Calls about one draft follow each other: a removal must not arrive before the save that it undoes. */
  const inTurn = <T>(of: string, call: () => Promise<T>): Promise<T> => {
    const answer = (calling.current.get(of) ?? Promise.resolve()).then(call)
    calling.current.set(
      of,
      answer.catch(() => undefined),
    )
    return answer
  }

  /** Sends words under the name of their save, so that the account knows whose they are should the answer be lost. */
  const send = async (words: Draft): Promise<number> => {
    const of = words.idempotencyKey
    const { version, unanswered } = baseOf(of)
    const save = crypto.randomUUID()
    const meanwhile = whileSaving({ version, unanswered }, save)
    bases.current.set(of, meanwhile)
    if (due.current.get(of) === words) due.current.delete(of)
    await onSaving?.(words, meanwhile)
    const answer = await calls.save(of, { version, unanswered: [...unanswered], save }, words)
    // What was discarded meanwhile has no base any more.
    if (bases.current.get(of) === meanwhile)
      bases.current.set(of, { version: answer.version, unanswered: [] })
    return answer.version
  }
  const put = (words: Draft): Promise<number> => inTurn(words.idempotencyKey, () => send(words))
  /** @returns whether it is still there: it may have been discarded while it was saved */
  const keep = (words: Draft): boolean => {
    const base = bases.current.get(words.idempotencyKey)
    if (base) onSaved(words, base)
    return base !== undefined
  }

  const save = useEffectEvent(async (draft: Draft) => {
    if (isHeld?.()) {
      setLast({ failures: 0 })
      return
    }
    if (isBusy.current || !isDue || isForgotten() || sessionStatus.get() !== 'doctor') return
    isBusy.current = true
    try {
      await put(draft)
      if (keep(draft)) setSaved(draft)
      setLast({ failures: 0 })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'draft-gone') setGoneId(id)
      else if (code === 'draft-stale') onStale(draft)
      else setLast(({ failures }) => ({ failures: failures + 1 }))
    } finally {
      isBusy.current = false
    }
  })

  useEffect(() => {
    if (!isDue) return undefined
    const { failures } = last
    const wait = failures === 0 ? PAUSE : Math.min(RETRY_FIRST * 2 ** (failures - 1), RETRY_MOST)
    const timer = setTimeout(() => void save(draft), wait)
    return () => clearTimeout(timer)
  }, [draft, isDue, last])

  useEffect(() => {
    if (isDue) due.current.set(id, draft)
    else due.current.delete(id)
  }, [draft, id, isDue])
  /** Nobody waits for the pause of a draft that is left: the next page may be the list of drafts. */
  const leave = useEffectEvent((of: string) => {
    const words = due.current.get(of)
    if (!words || isHeld?.() || isForgotten() || sessionStatus.get() !== 'doctor') return
    void inTurn(of, async () => {
      // Not what was discarded, nor what a call took, meanwhile.
      if (due.current.get(of) !== words) return
      // What fails stays on the device as unsaved.
      await send(words).then(
        () => keep(words),
        () => undefined,
      )
    })
  })
  useEffect(() => () => leave(id), [id])

  const saveNow = useEffectEvent(() => void save(draft))
  useEffect(() => {
    const again = () => saveNow()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  /** Takes a draft out of the account: it was discarded. Coming back to it begins it anew. */
  const remove = async (of: string): Promise<void> => {
    due.current.delete(of)
    const { version, unanswered } = baseOf(of)
    if (version === 0 && unanswered.length === 0) return
    bases.current.delete(of)
    setSaved(null)
    await inTurn(of, () => untilDone(() => calls.remove(of).catch(unlessUnanswered)))
  }
  /** Goes on with a draft that was begun elsewhere. */
  const goOnFrom = (of: string, base: DraftBase): void => void bases.current.set(of, base)

  const state: AccountState = id === goneId ? 'gone' : draft === saved ? 'saved' : 'unsaved'
  return { state, remove, put, baseOf, goOnFrom }
}

/** Any answer ends it; without one it is tried again. */
function unlessUnanswered(error: unknown): void {
  if (isUnanswered(error)) throw error
}
