import type { DraftBase } from '#contract/drafts/draft-base.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { alterDraft, type StoredDraft } from '../../../lib/drafts/draft-storage.ts'
import { draftCalls } from '../../../lib/calls/endpoints.ts'
import { issueUnder, issueWaiting, isUnanswered, takeBack } from '../../../lib/drafts/issue-queue.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { sessionStatus } from '../../../lib/account/session.ts'
import { draftBody, type ComposerDraft } from '../draft/draft.ts'
import type { RemovalAnswer, SaveAnswer } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'

/** Random name of this tab, in the stamps of the copies that it writes on the device: other tabs leave those copies alone. */
const TAB = crypto.randomUUID()
let writes = 0

/** Ports of a draft's state machine (DraftPorts) that are the same for a doctor's page, an assistant's page and a logout. */
export const browserPorts = {
  newId: () => crypto.randomUUID(),
  session: () => {
    const status = sessionStatus.get()
    return status === 'doctor' ? 'in' : status === 'guest' ? 'out' : 'away'
  },
  clock: {
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  },
} satisfies Partial<DraftPorts<ComposerDraft>>

/** Result of a save, read from the response to its request. */
export const saveAnswer = (asked: Promise<{ version: number }>): Promise<SaveAnswer> =>
  asked.then(
    ({ version }) => ({ is: 'saved', version }),
    (why: unknown) => {
      const code = why instanceof ApiError ? why.code : ''
      return { is: code === 'draft-gone' ? 'gone' : code === 'draft-stale' ? 'stale' : 'failed', why }
    },
  )

/** Query parameters of the request that removes a draft from the account: the stored versions that may be removed. */
export const removalOf = ({ version, over, unanswered }: DraftBase) => ({
  version: String(version),
  ...(over && { over }),
  unanswered: unanswered.join(','),
})

/**
 * Result of the removal of a draft from the account, read from the response to the request. `lost`: there was no response, and
 * the removal is tried again. `other`: the account has another version of the draft, which stays.
 */
export const removalAnswer = (asked: Promise<unknown>): Promise<RemovalAnswer> =>
  asked.then(
    () => 'removed',
    (error: unknown) => {
      if (isUnanswered(error)) return 'lost'
      return error instanceof ApiError && error.code === 'draft-stale' ? 'other' : 'removed'
    },
  )

/**
 * Ports of the doctor's own drafts, on this device and in the account.
 * @param stamp stamp of the device's copy when this page read it
 */
export function ownPorts(doctorId: number, stamp: string | undefined): DraftPorts<ComposerDraft> {
  const saves = new Map<string, AbortController>()
  const isOurs = (there: StoredDraft | undefined): boolean =>
    !there?.stamp || there.stamp.startsWith(TAB) || there.stamp === stamp
  return {
    ...browserPorts,
    device: {
      keep: async ({ words, base, isSaved, isSent, queued }, wish) => {
        const { idempotencyKey: id } = words
        const stored = { ...base, doctorId, id, draft: words, body: draftBody(words), isSaved, isSent }
        const copy = { ...stored, stamp: `${TAB} ${(writes += 1)}` }
        const asked = alterDraft(doctorId, id, (there) => {
          if (!isOurs(there)) return undefined
          return queued && wish() !== 'stop' ? { ...copy, queued } : copy
        })
        return asked.then(
          (there) => (isOurs(there) ? 'kept' : 'other'),
          () => 'failed',
        )
      },
      // A draft that the device could not delete is offered again later.
      drop: (id) =>
        alterDraft(doctorId, id, (there) => (isOurs(there) ? null : undefined)).catch(() => undefined),
    },
    account: {
      save: async (id, call, words) => {
        const body = { ...call, body: draftBody(words) }
        const own = new AbortController()
        saves.set(id, own)
        const asked = api(draftCalls.save, { params: { id }, body }, { signal: own.signal })
        const answer = await saveAnswer(asked)
        if (call.version === 0 || answer.is === 'stale') void invalidate(draftCalls.list)
        return answer
      },
      remove: async (id, over) => {
        const asked = api(draftCalls.remove, { params: { id }, query: removalOf(over) })
        const answer = await removalAnswer(asked)
        void invalidate(draftCalls.list)
        return answer
      },
    },
    network: {
      issue: (id, body) => {
        // The issue takes the draft out of the account, which would refuse a save that came after it.
        saves.get(id)?.abort()
        return issueUnder(id, body)
      },
      takeBack: async (id) => {
        const isThere = await takeBack(doctorId, id).catch(() => undefined)
        return isThere === undefined ? { is: 'stuck' } : { is: 'taken-back', isThere }
      },
      issueWaiting: (id, body, isOnDevice, wish) =>
        isOnDevice ? issueWaiting(doctorId, id, wish) : issueUnder(id, body),
    },
  }
}
