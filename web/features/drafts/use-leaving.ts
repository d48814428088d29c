import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { api } from '../../lib/calls/api.ts'
import { deviceDraftsKey, removeDraft } from '../../lib/drafts/draft-storage.ts'
import { draftCalls as calls } from '../../lib/calls/endpoints.ts'
import { takeBack } from '../../lib/drafts/issue-queue.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { invalidate, queryClient } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { notify } from '../../ui/notices/notices.ts'

/** A draft about to be discarded. */
export interface LeavingDraft {
  draft: DraftSummary
  /** Whether the draft waits on this device to be issued once there is a network. */
  isWaiting: boolean
}

/**
 * Actions on a draft in the list: keep it from being issued once there is a network, or discard it from the account and
 * this device.
 */
export function useLeaving() {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const doctor = useDoctor()
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
    await invalidate(calls.list)
  }
  /**
   * Stops a draft from waiting for the network.
   * @returns false, after a notice, when the draft was issued meanwhile
   */
  const stop = async ({ id }: DraftSummary): Promise<boolean> => {
    const isInTime = await takeBack(doctor.id, id)
    if (!isInTime) notify({ message: waiting.issuedMeanwhile, colour: 'warning' })
    return isInTime
  }
  const stopWaiting = async (draft: DraftSummary) => {
    try {
      if (await stop(draft)) notify({ message: waiting.stopped })
    } catch (error) {
      // The device could not store the change: the draft still waits to be issued.
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      await readAgain()
    }
  }
  const discard = async ({ draft, isWaiting }: LeavingDraft) => {
    let isStopped = false
    try {
      if (isWaiting && !(await stop(draft))) return
      isStopped = isWaiting
      // A draft that was never stored in the account is not removed from it: there may be no network.
      if (draft.version > 0) {
        const query = { version: String(draft.version) }
        await api(calls.remove, { params: { id: draft.id }, query })
      }
      await removeDraft(doctor.id, draft.id)
      notify({ message: isWaiting ? texts.discardedWaiting : texts.discarded })
    } catch (error) {
      const isNewer = error instanceof ApiError && error.code === 'draft-stale'
      const why = isNewer ? texts.newerKept : problemText(error)
      const message = [isStopped && waiting.stopped, why].filter(Boolean).join(' ')
      notify({ message, colour: 'error' })
    } finally {
      await readAgain()
    }
  }
  return { stopWaiting, discard }
}
