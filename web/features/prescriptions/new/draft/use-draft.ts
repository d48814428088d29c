import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { DraftBase } from '#contract/draft-base.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { api } from '../../../../lib/api.ts'
import { removeDraft, writeDraft } from '../../../../lib/draft-storage.ts'
import { drafts } from '../../../../lib/endpoints.ts'
import { invalidate } from '../../../../lib/query.ts'
import { sessionStatus } from '../../../../lib/session.ts'
import { describeForSupport } from '../../../../lib/support-metadata.ts'
import { bodyOf, type Draft, hasContent } from './draft.ts'
import { type DraftAction, draftReducer, isChange } from './draft-reducer.ts'
import { type AccountCalls, type AccountState, useAccountCopy } from './use-account-copy.ts'

/** The doctor's own drafts. */
const ownDrafts: AccountCalls = {
  save: async (id, saving, draft) => {
    const saved = await api(drafts.save, { params: { id }, body: { ...saving, body: bodyOf(draft) } })
    if (saving.version === 0) void invalidate(drafts.list)
    return saved
  },
  remove: async (id) => {
    await api(drafts.remove, { params: { id } })
    void invalidate(drafts.list)
  },
}

/** A pause in the writing after which it is kept, ms. What was not kept yet is kept on the way out. */
const PAUSE = 100

/** Where the words are: nowhere yet, on the device, in the account too; or the account takes no more of them. */
export type Kept = 'nothing' | 'saving' | 'device' | 'account' | 'gone' | 'failed'

interface Beginning {
  doctorId: number
  draft: Draft
  base: DraftBase
  isSaved: boolean
  /** What was to be issued of it when the page was left, waiting for the network. */
  queued: NewPrescription | null
  /** It is to be kept, and nothing has it yet. */
  isNowhere: boolean
  /** It was opened and nobody has written on it yet: until then it is no draft to be kept. */
  isUntouched: boolean
  /** The doctor has begun to write on it. */
  onTouched: () => void
  /** The account has another version; this one goes on under a new id, and the other keeps its own. */
  onStale: (other: string) => void
}

interface Written {
  draft: Draft
  /** Whether there is something to keep: the doctor changed what was opened, or it was a draft before. */
  isTouched: boolean
}

const written = ({ draft, isTouched }: Written, action: DraftAction): Written => ({
  draft: draftReducer(draft, action),
  isTouched: isTouched || isChange(draft, action),
})

/** The draft of this page, kept on the device and in the account as it is written. `forget` ends that: it was issued. */
export function useDraft({ doctorId, draft: initial, base, isSaved, queued: left, ...beginning }: Beginning) {
  const { isNowhere, isUntouched, onTouched, onStale } = beginning
  const [{ draft, isTouched }, dispatch] = useReducer(written, { draft: initial, isTouched: !isUntouched })
  const [kept, setKept] = useState(isNowhere ? null : initial)
  const [hasFailed, setFailed] = useState(false)
  const isForgotten = useRef(false)
  const isHeld = useRef(false)
  const latest = useRef(draft)
  const tellTouched = useEffectEvent(onTouched)
  useEffect(() => {
    if (isTouched) tellTouched()
  }, [isTouched])
  useEffect(() => {
    latest.current = draft
  }, [draft])
  // It stands for these very words: others are not issued by it.
  const queued = useRef(left && { draft: initial, body: left })

  const store = (of: Draft, isInAccount: boolean, base: DraftBase): Promise<unknown> =>
    writeDraft({
      ...base,
      doctorId,
      id: of.idempotencyKey,
      draft: of,
      body: bodyOf(of),
      isSaved: isInAccount,
      queued: queued.current?.draft === of ? queued.current.body : undefined,
    })

  const account = useAccountCopy({
    calls: ownDrafts,
    draft,
    isKept: isTouched,
    base,
    isSaved,
    isForgotten: () => isForgotten.current,
    isHeld: () => isHeld.current,
    // Where the device keeps nothing, there is nothing to come back to.
    onSaving: (of, base) => store(of, false, base).catch(() => undefined),
    onSaved: (of, base) => {
      if (isForgotten.current) return
      // Words written meanwhile are on the device as unsaved, or will be; older ones must not take their place.
      const now = latest.current
      if (of === now || of.idempotencyKey !== now.idempotencyKey)
        void store(of, true, base).catch(() => undefined)
    },
    onStale: (of) => {
      // Left meanwhile: the device has its words, and it is told when they are opened.
      if (of.idempotencyKey !== latest.current.idempotencyKey) return
      dispatch({ kind: 'renew-key', idempotencyKey: crypto.randomUUID() })
      void removeDraft(doctorId, of.idempotencyKey)
      void invalidate(drafts.list)
      onStale(of.idempotencyKey)
    },
  })

  const keep = useEffectEvent(async (of: Draft) => {
    // After a logout nothing is written any more: the device was just cleared.
    if (!isTouched || isForgotten.current || of === kept || sessionStatus.get() === 'guest') return
    const id = of.idempotencyKey
    try {
      if (hasContent(of)) await store(of, false, account.baseOf(id))
      else {
        await removeDraft(doctorId, id)
        await account.remove(id)
      }
      setKept(of)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  })

  useEffect(() => {
    if (!isTouched) return undefined
    const timer = setTimeout(() => void keep(draft), PAUSE)
    return () => clearTimeout(timer)
  }, [draft, isTouched])

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

  const forget = async () => {
    isForgotten.current = true
    await removeDraft(doctorId, draft.idempotencyKey)
    // Issuing took it out of the account; a save that was under way might have come after.
    void invalidate(drafts.list)
  }

  /** Keeps what is to be issued as soon as there is a network; null takes that back. Rejects where nothing is kept. */
  const queue = async (body: NewPrescription | null): Promise<void> => {
    // Words written since are not what was issued.
    if (latest.current !== draft) return
    queued.current = body && { draft, body }
    // What is to be issued is the doctor's word, changed or not.
    dispatch({ kind: 'begin' })
    await store(draft, account.state === 'saved', account.baseOf(draft.idempotencyKey))
    setKept(draft)
  }

  /** Another draft takes this one's place, and this one is gone from device and account. */
  const replaceWith = (next: Draft) => {
    const { idempotencyKey } = draft
    dispatch({ kind: 'replace', draft: next })
    void removeDraft(doctorId, idempotencyKey)
    void account.remove(idempotencyKey)
  }
  /** A draft that was left takes this one's place; this one stays among the drafts. `from`: what its own saves were. */
  const bringBack = (before: Draft, from?: DraftBase) => {
    if (from) account.goOnFrom(before.idempotencyKey, from)
    dispatch({ kind: 'replace', draft: before })
  }
  const untouched = isSaved ? ('account' as const) : ('nothing' as const)
  const where = isTouched ? keptState(draft, kept, hasFailed, account.state) : untouched
  const hold = (on: boolean) => {
    isHeld.current = on
  }
  return { draft, dispatch, kept: where, forget, replaceWith, bringBack, queue, hold }
}

function keptState(draft: Draft, kept: Draft | null, hasFailed: boolean, account: AccountState): Kept {
  if (!hasContent(draft)) return 'nothing'
  if (account === 'saved') return 'account'
  if (account === 'gone') return 'gone'
  if (draft === kept) return 'device'
  return hasFailed ? 'failed' : 'saving'
}
