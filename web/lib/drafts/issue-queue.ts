import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import { ApiError } from '../calls/api-error.ts'
import { api } from '../calls/api.ts'
import { alterDraft, type StoredDraft } from './draft-storage.ts'
import { prescriptionCalls } from '../calls/endpoints.ts'
import { createStore } from '../store.ts'

/** Id of the draft that a page is issuing itself; the queue skips it. */
export const draftInHand = createStore<string | undefined>(undefined)

/**
 * Whether the outcome of a request is unknown, because no answer came or the server was unavailable. The request may be sent
 * again with the same idempotency key.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/**
 * Outcome of an issue. `lost`: no answer came, or nobody is logged in. `refused`: the server issued nothing; or, with `isUnsure`,
 * the prescription may have been issued: by an earlier request with other content under the same id, or by this request, whose
 * answer was malformed or a server error. `taken-back`: the prescription is no longer queued; `isThere` says whether the device
 * still has the draft.
 */
export type IssueAnswer =
  | { is: 'issued'; issued: IssuedPrescription }
  | { is: 'refused'; isUnsure: boolean; error: unknown }
  | { is: 'lost'; error: unknown }
  | { is: 'taken-back'; isThere: boolean }

/** Issues a prescription with the draft's id as idempotency key: however often it is sent, only one prescription is issued. */
export const issueUnder = (id: string, body: NewPrescription): Promise<IssueAnswer> =>
  api(prescriptionCalls.issue, { body }, { headers: { 'idempotency-key': id } }).then(
    (issued) => ({ is: 'issued', issued }),
    (error: unknown) => {
      if (isUnanswered(error) || isLoggedOut(error)) return { is: 'lost', error }
      return { is: 'refused', isUnsure: mayBeIssued(error), error }
    },
  )

/** Whether a request failed because nobody is logged in. A queued prescription then stays queued until its doctor logs in. */
const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

const mayBeIssued = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.code === 'key-reused' ||
  error.code === 'bad-answer' ||
  error.status >= 500

/**
 * What the caller decides just before a queued prescription is sent. `send`: send it. `stop`: remove it from the queue, and keep
 * the draft. `later`: leave it queued, because the doctor has logged out.
 */
export type Wish = 'send' | 'stop' | 'later'

/** Runs work under a lock per draft, across all tabs: a draft that is being sent can't be taken back meanwhile. */
const alone = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`issue ${id}`, work)

const withoutQueue = (there: StoredDraft | undefined) => there && { ...there, queued: undefined }

const asUnsure = (there: StoredDraft | undefined) => there && { ...there, queued: undefined, isSent: true }
const asRefused = (there: StoredDraft | undefined) => there && { ...there, queued: undefined, isSent: false }

/**
 * Issues a prescription that is queued on this device, if it is still queued. If the server refuses the prescription, its draft is
 * kept and no longer queued.
 * @param wish returns the caller's decision; called after the stored draft was read, because reading may take time
 */
export const issueWaiting = (
  doctorId: number,
  id: string,
  wish: () => Wish = () => 'send',
): Promise<IssueAnswer> =>
  alone<IssueAnswer>(id, async () => {
    // The draft is read inside the lock, because any tab may have withdrawn the prescription meanwhile.
    const stored = await alterDraft(doctorId, id, () => undefined)
    if (!stored?.queued) return { is: 'taken-back', isThere: stored !== undefined }
    const wanted = wish()
    if (wanted === 'later') return { is: 'lost', error: new Error('logged out') }
    if (wanted === 'stop') {
      await alterDraft(doctorId, id, withoutQueue)
      return { is: 'taken-back', isThere: true }
    }
    const answer = await issueUnder(id, stored.queued)
    // A draft that was changed after the issue was queued is kept: the changes are not part of what was issued.
    if (answer.is === 'issued') await alterDraft(doctorId, id, (there) => (there?.queued ? null : undefined))
    if (answer.is === 'refused') await alterDraft(doctorId, id, answer.isUnsure ? asUnsure : asRefused)
    return answer
  }).catch((error: unknown): IssueAnswer => ({ is: 'lost', error }))

/**
 * Removes a prescription from the queue, and keeps its draft. Rejects when the device can't store the change; the prescription
 * then stays queued.
 * @returns false when the prescription was issued meanwhile
 */
export const takeBack = (doctorId: number, id: string): Promise<boolean> =>
  alone(id, async () => (await alterDraft(doctorId, id, withoutQueue)) !== undefined)
