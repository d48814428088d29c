import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import { ApiError } from '../calls/api-error.ts'
import { api } from '../calls/api.ts'
import { alterDraft, type StoredDraft } from './draft-storage.ts'
import { prescriptionCalls } from '../calls/endpoints.ts'
import { createStore } from '../store.ts'

/** The draft that a page is about to issue by itself; the queue leaves it alone. */
export const draftInHand = createStore<string | undefined>(undefined)

/** No answer came, or the server was away: whether it was issued is not known, and the same key asks again. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/**
 * What became of an issue. `lost`: nobody knows, or nobody is logged in to ask. `refused`: nothing was issued, unless it is
 * `isUnsure`: by an earlier call with other words, or the answer says nothing of it. `taken-back`: it does not wait any
 * more; the device has the draft still, or not.
 */
export type IssueAnswer =
  | { is: 'issued'; issued: IssuedPrescription }
  | { is: 'refused'; isUnsure: boolean; error: unknown }
  | { is: 'lost'; error: unknown }
  | { is: 'taken-back'; isThere: boolean }

/** Issues under the id of a draft. The id is the key: however often it is sent, it is one prescription. */
export const issueUnder = (id: string, body: NewPrescription): Promise<IssueAnswer> =>
  api(prescriptionCalls.issue, { body }, { headers: { 'idempotency-key': id } }).then(
    (issued) => ({ is: 'issued', issued }),
    (error: unknown) => {
      if (isUnanswered(error) || isLoggedOut(error)) return { is: 'lost', error }
      return { is: 'refused', isUnsure: mayBeIssued(error), error }
    },
  )

/** What waits goes on waiting for its doctor. */
const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

const mayBeIssued = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.code === 'key-reused' ||
  error.code === 'bad-answer' ||
  error.status >= 500

/** What a page that asks to issue wants by now. `later`: it is not the doctor's any more, and another one issues it. */
export type Wish = 'send' | 'stop' | 'later'

/** One after the other, in all tabs: what is being sent is not taken back meanwhile. */
const alone = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`issue ${id}`, work)

const withoutQueue = (there: StoredDraft | undefined) => there && { ...there, queued: undefined }

const asUnsure = (there: StoredDraft | undefined) => there && { ...there, queued: undefined, isSent: true }
const asRefused = (there: StoredDraft | undefined) => there && { ...there, queued: undefined, isSent: false }

/**
 * Issues what waits on this device, if it still does. What was refused is a draft again.
 * @param wish asked last, because the device may take its time
 */
export const issueWaiting = (
  doctorId: number,
  id: string,
  wish: () => Wish = () => 'send',
): Promise<IssueAnswer> =>
  alone<IssueAnswer>(id, async () => {
    // As it is now: it may have been taken back, in any tab, by the time that its turn comes.
    const stored = await alterDraft(doctorId, id, () => undefined)
    if (!stored?.queued) return { is: 'taken-back', isThere: stored !== undefined }
    const wanted = wish()
    if (wanted === 'later') return { is: 'lost', error: new Error('logged out') }
    if (wanted === 'stop') {
      await alterDraft(doctorId, id, withoutQueue)
      return { is: 'taken-back', isThere: true }
    }
    const answer = await issueUnder(id, stored.queued)
    // What was written on it since is no part of what was issued, and stays.
    if (answer.is === 'issued') await alterDraft(doctorId, id, (there) => (there?.queued ? null : undefined))
    if (answer.is === 'refused') await alterDraft(doctorId, id, answer.isUnsure ? asUnsure : asRefused)
    return answer
  }).catch((error: unknown): IssueAnswer => ({ is: 'lost', error }))

/**
 * Ends the waiting of a prescription: it is a draft again. Rejects where the device does not take it: then it waits still.
 * @returns false when it was issued meanwhile
 */
export const takeBack = (doctorId: number, id: string): Promise<boolean> =>
  alone(id, async () => (await alterDraft(doctorId, id, withoutQueue)) !== undefined)
