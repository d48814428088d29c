import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer } from '../../../lib/drafts/issue-queue.ts'
import { type DraftEffect, type DraftNews, type DraftLife, isBusy } from './draft-state.ts'
import {
  after,
  both,
  drop,
  keep,
  mayMove,
  type Moment,
  moveOn,
  pauseOf,
  type SessionStep,
  withAccount,
} from './steps.ts'

/**
 * Interval at which an issue that waits for the network is tried, ms: the browser does not always report that the network is
 * back.
 */
const TRY_EVERY = 5000

const NONE = { at: 'none' } as const
const tell = (news: DraftNews) => ({ kind: 'tell', news }) as const

/** Issues the draft on the screen. Further presses while an issue is under way do nothing. */
export function issue<W>(state: DraftLife<W>, body: NewPrescription): SessionStep<W> {
  if (isBusy(state) || state.presence !== 'open') return [state]
  const sending = {
    at: 'sending',
    of: state.words,
    body,
    isEdited: false,
    isStopped: false,
    isStuck: false,
    isOnDevice: false,
  } as const
  const next: DraftLife<W> = { ...state, issue: sending, isUnsure: true }
  return [next, { kind: 'issue', body }]
}

/**
 * Sends the request of an issue that waits for the network again, with the same body and idempotency key, until an answer comes.
 * For a page that was left, the queue (issue-queue.ts) sends the request if the device has the draft.
 */
export function tryAgain<W>(state: DraftLife<W>): SessionStep<W> {
  const { issue, presence } = state
  if (issue.at === 'sending' && issue.isStuck)
    return [{ ...state, issue: { ...issue, isStuck: false } }, { kind: 'take-back' }]
  if (issue.at !== 'waiting' || issue.isTrying || (presence !== 'open' && issue.isOnDevice)) return [state]
  const { body, isOnDevice } = issue
  return [
    { ...state, issue: { ...issue, isTrying: true } },
    { kind: 'try', body, isOnDevice },
  ]
}

/**
 * Calls off an issue that waits for the network. A request that was sent cannot be called back, and another tab may be
 * sending the device's copy of the draft, so the answer is awaited.
 */
export function stopWaiting<W extends DraftBody>(state: DraftLife<W>): SessionStep<W> {
  const { issue, words, presence } = state
  if (issue.at !== 'waiting') return [state]
  const { of, body, isTrying, isOnDevice } = issue
  const isEdited = of !== words
  const isUnderWay = isTrying || isOnDevice
  const next: DraftLife<W> = {
    ...state,
    issue: isUnderWay
      ? { at: 'sending', of, body, isEdited, isStopped: true, isStuck: false, isOnDevice }
      : NONE,
  }
  const takeBack: DraftEffect<W>[] = isOnDevice && !isTrying ? [{ kind: 'take-back' }] : []
  return presence === 'open' && (isEdited || !isOnDevice)
    ? [next, keep(next), pauseOf(next), ...takeBack]
    : [next, ...takeBack]
}

/**
 * Steps where the device could not store that the draft no longer waits to be issued. Until the device stores that, another tab
 * may issue the draft.
 */
export function stuck<W>(state: DraftLife<W>): SessionStep<W> {
  const { issue } = state
  if (issue.at !== 'sending') return [state]
  return [{ ...state, issue: { ...issue, isStuck: true } }, after('issue', TRY_EVERY)]
}

export function answered<W extends DraftBody>(
  state: DraftLife<W>,
  answer: IssueAnswer,
  moment: Moment,
): SessionStep<W> {
  const { issue, presence } = state
  if (issue.at !== 'sending' && issue.at !== 'waiting') return [state]
  if (answer.is === 'issued') return issued(state, answer, moment)
  if (answer.is === 'lost') return lost(state, answer.error)
  if (presence === 'discarded') return discardedAfter(state, answer)
  return answer.is === 'taken-back' ? takenBack(state, answer.isThere) : refused(state, answer, moment)
}

/**
 * Handles the answer for a draft that was discarded while its issue waited for the network, and that no tab is sending any more.
 */
function discardedAfter<W>(state: DraftLife<W>, answer: IssueAnswer): SessionStep<W> {
  const next: DraftLife<W> = { ...state, issue: NONE }
  const isIssuedElsewhere = answer.is === 'taken-back' && !answer.isThere
  return isIssuedElsewhere ? [next, tell({ kind: 'issued-anyway' })] : [next, drop]
}

function issued<W extends DraftBody>(
  state: DraftLife<W>,
  { issued }: Extract<IssueAnswer, { is: 'issued' }>,
  moment: Moment,
): SessionStep<W> {
  const { issue, presence } = state
  const next: DraftLife<W> = { ...state, issue: { at: 'issued' } }
  // The request to issue the draft was sent before the draft was discarded.
  if (presence === 'discarded') return [next, drop, tell({ kind: 'issued-anyway' })]
  const news: SessionStep<W> = [next, drop, tell({ kind: 'issued', issued })]
  // Content written during the issue is on no prescription: it stays as a draft.
  return issue.at === 'sending' && issue.isEdited ? both(news, (after) => moveOn(after, moment)) : news
}

function refused<W extends DraftBody>(
  state: DraftLife<W>,
  { isUnsure, error }: Extract<IssueAnswer, { is: 'refused' }>,
  moment: Moment,
): SessionStep<W> {
  const { issue, account } = state
  const next: DraftLife<W> = { ...state, issue: NONE, isUnsure }
  const news = tell({ kind: 'refused', error })
  const effects: DraftEffect<W>[] = issue.at === 'waiting' ? [keep(next), news] : [news]
  if (account.stop === 'stale' && mayMove(next))
    return both([next, ...effects], (moving) => moveOn(moving, moment, true))
  return [next, ...effects, pauseOf(next)]
}

/**
 * Steps for a request without an answer, which may have issued the prescription: the draft waits for the network and is sent
 * again with the same idempotency key. A draft that was changed meanwhile, or whose issue was called off, does not wait.
 */
function lost<W extends DraftBody>(state: DraftLife<W>, error: unknown): SessionStep<W> {
  const { issue, words, presence } = state
  if (issue.at === 'waiting')
    return [{ ...state, issue: { ...issue, isTrying: false } }, after('issue', TRY_EVERY)]
  if (issue.at !== 'sending') return [state]
  const { of, body, isStopped, isOnDevice } = issue
  // The doctor called the issue off, but the draft still waits on the device to be issued.
  if (isStopped && isOnDevice) return [state, { kind: 'take-back' }]
  if (presence === 'discarded') return [{ ...state, issue: NONE }, drop]
  if (isStopped || of !== words) {
    const next: DraftLife<W> = { ...state, issue: NONE }
    // No message is shown where the doctor only called the issue off, and so knows that nothing will be issued.
    return of === words ? [next, pauseOf(next)] : [next, tell({ kind: 'lost', error }), pauseOf(next)]
  }
  const next: DraftLife<W> = {
    ...state,
    isKept: true,
    issue: { at: 'waiting', of, body, isOnDevice: false, isTrying: false },
  }
  return presence === 'open' ? [next, keep(next), after('issue', TRY_EVERY)] : [next, keep(next)]
}

/**
 * Steps for a draft that the device no longer has queued: the issue was called off, or another page issued or discarded the draft.
 * Where the device has no copy of the draft any more, the draft is only on this screen, and is not stored until the doctor changes
 * it.
 */
function takenBack<W extends DraftBody>(state: DraftLife<W>, isThere: boolean): SessionStep<W> {
  const { issue } = state
  const next: DraftLife<W> = { ...state, issue: NONE }
  // Another tab may have written on the device's copy; the write of this tab will find that out.
  if (isThere) return [next, keep(next), pauseOf(next)]
  const isKept = issue.at === 'sending' && issue.isEdited
  return [withAccount({ ...next, isKept }, { stop: 'gone' })]
}
