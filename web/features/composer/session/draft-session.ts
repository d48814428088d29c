import { NO_BASE, whileSaving } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import { hasContent } from '../draft/draft.ts'
import type { DraftEvent, DraftLife, RemovalAnswer, Timer } from './draft-state.ts'
import { answered, issue, stopWaiting, stuck, tryAgain } from './issue-steps.ts'
import {
  after,
  both,
  drop,
  isHere,
  keep,
  mayMove,
  type Moment,
  moveOn,
  moveTo,
  pauseOf,
  RETRY_FIRST,
  type SessionStep,
  withAccount,
} from './steps.ts'

/**
 * Pause in writing after which the device gets the draft's content, ms. Leaving the page stores the content without
 * the pause.
 */
const DEVICE_PAUSE = 100
const REMOVE_AGAIN = 5000

/**
 * The state machine of a draft: the next state and the effects of an event. Pure but for the ids that
 * `moment` makes.
 */
export function transition<W extends DraftBody>(
  state: DraftLife<W>,
  event: DraftEvent<W>,
  moment: Moment,
): SessionStep<W> {
  if (state.presence === 'over') return [state]
  if (moment.session === 'out') return [{ ...state, presence: 'over' }]
  switch (event.kind) {
    case 'written':
      return written(state, event, moment)
    case 'kept':
      return kept(state, event, moment)
    case 'saved':
      return saved(state, event, moment)
    case 'answered':
      return answered(state, event.answer, moment)
    case 'due':
      return due(state, event.timer, moment)
    case 'opened':
      return isHere(state) ? opening({ ...state, presence: 'open' }) : [state]
    case 'store-now':
      return keepNow(state)
    case 'hurried':
      return both(both(tryAgain(state), removeNow), (next) => save(next, moment))
    case 'left':
      return isHere(state)
        ? both(keepNow({ ...state, presence: 'left' }), (next) => save(next, moment))
        : [state]
    case 'discarded':
      return discarded(state)
    case 'brought-back':
      return broughtBack(state, event.words)
    case 'removed':
      return removed(state, event.answer)
    case 'issue':
      return issue(state, event.body)
    case 'ended':
      return [{ ...state, presence: 'over' }]
    case 'stop-waiting':
      return stopWaiting(state)
    case 'stuck':
      return stuck(state)
    default:
      // A draft that is being sent keeps its id: it may be issued, and under another id it would be issued a second time.
      return state.issue.at === 'none' ? moveTo(event.id, state) : [state]
  }
}

/**
 * First steps of a draft that is put on the screen: an issue that waits for the network is tried at once, and content that is not
 * stored yet is stored.
 */
const opening = <W extends DraftBody>(state: DraftLife<W>): SessionStep<W> =>
  both(tryAgain(state), (next) => [
    next,
    ...(isKeepable(next) ? [after('device', DEVICE_PAUSE), pauseOf(next)] : []),
  ])

function written<W extends DraftBody>(
  state: DraftLife<W>,
  { words, isChange }: { words: W; isChange: boolean },
  moment: Moment,
): SessionStep<W> {
  const isKept = state.isKept || isChange
  if (words === state.words && isKept === state.isKept) return [state]
  const { issue } = state
  const next = { ...state, words, isKept, edits: state.edits + (isChange ? 1 : 0) }
  // An issued draft is done: content written after the issue belongs to another prescription.
  if (issue.at === 'issued') return isChange ? moveOn(next, moment) : [next]
  // The doctor confirmed the earlier content: changed content is not issued without being confirmed again.
  if (issue.at === 'waiting' && words !== issue.of) return stopWaiting(next)
  if (issue.at === 'sending') next.issue = { ...issue, isEdited: issue.isEdited || isChange }
  return isKept ? [next, after('device', DEVICE_PAUSE), pauseOf(next)] : [next]
}

function due<W extends DraftBody>(state: DraftLife<W>, timer: Timer, moment: Moment): SessionStep<W> {
  if (timer === 'device') return keepNow(state)
  if (timer === 'issue') return tryAgain(state)
  if (timer === 'removal') return removeNow(state)
  // While the doctor's login is not known to be valid, a save that is due is tried again later.
  return isDue(state) && moment.session === 'away'
    ? [state, after('account', RETRY_FIRST)]
    : save(state, moment)
}

const isKeepable = <W>(state: DraftLife<W>): boolean =>
  state.isKept &&
  isHere(state) &&
  state.issue.at !== 'issued' &&
  // After a failure the device gets the same content again: its copy there may have other data, such as a new
  // version.
  (state.words !== state.device.has || state.device.hasFailed)

function keepNow<W extends DraftBody>(state: DraftLife<W>): SessionStep<W> {
  if (!isKeepable(state)) return [state]
  if (hasContent(state.words)) return [state, keep(state)]
  return both([{ ...state, device: { ...state.device, has: state.words } }, drop], remove)
}

const isDue = <W extends DraftBody>(state: DraftLife<W>): boolean => {
  const { has, stop, saving, removal } = state.account
  return (
    state.isKept &&
    isHere(state) &&
    // An issue takes the draft out of the account: a save would arrive after it, and be refused.
    state.issue.at === 'none' &&
    state.words !== has &&
    stop === null &&
    saving === null &&
    removal === null &&
    hasContent(state.words)
  )
}

/**
 * Begins a save. The device stores the save's id before the request is sent: a page that comes back without the answer must know
 * which save the account has stored.
 */
function save<W extends DraftBody>(state: DraftLife<W>, { newId, session }: Moment): SessionStep<W> {
  if (session !== 'in' || !isDue(state)) return [state]
  const { version, over, unanswered } = state.account.base
  const call = { version, ...(over && { over }), unanswered: [...unanswered], save: newId() }
  const base = whileSaving(state.account.base, call.save)
  const copy = { words: state.words, base, isSaved: false, isSent: state.isUnsure, queued: null }
  return [withAccount(state, { base, saving: { copy, call, hasLeft: false } }), { kind: 'keep', copy }]
}

function kept<W extends DraftBody>(
  state: DraftLife<W>,
  { copy, answer }: Extract<DraftEvent<W>, { kind: 'kept' }>,
  moment: Moment,
): SessionStep<W> {
  // A discarded draft is deleted from the device, so that the answer to an earlier write of it changes nothing.
  if (state.presence === 'discarded') return [state]
  const isKept = answer === 'kept'
  const has = isKept ? copy.words : answer === 'other' ? null : state.device.has
  const device = { has, hasFailed: !isKept }
  let next: DraftLife<W> = { ...state, device }
  // Another tab writes on the device's copy, so the content of this tab is stored beside it, under an id of its own.
  // A page on which the doctor changed nothing stores nothing: the content is that of the other tab.
  if (answer === 'other' && mayMove(state) && !copy.isSaved)
    return state.edits > 0
      ? moveOn(next, moment, true)
      : [withAccount({ ...next, isKept: false }, { saving: null })]
  const { issue } = state
  if (copy.queued && issue.at === 'waiting') {
    // When the device refuses to store this copy of the draft, an earlier write may have stored one already.
    const isOnDevice = isKept || issue.isOnDevice
    next = { ...next, issue: { ...issue, isOnDevice } }
    // Without a copy on the device no other page can issue the draft, so this page tries.
    return isOnDevice || state.presence === 'open' ? [next] : [next, after('issue', 0)]
  }
  const { saving } = state.account
  if (saving?.copy !== copy || saving.hasLeft) return [next]
  // An issue began before the device answered. The issue takes the draft out of the account, so the draft is not saved there.
  if (issue.at !== 'none') return [withAccount(next, { saving: null })]
  const { call } = saving
  return [
    withAccount(next, { saving: { ...saving, hasLeft: true } }),
    { kind: 'save', call, words: copy.words },
  ]
}

function saved<W extends DraftBody>(
  state: DraftLife<W>,
  { save: name, answer }: Extract<DraftEvent<W>, { kind: 'saved' }>,
  moment: Moment,
): SessionStep<W> {
  const { saving, removal, failures } = state.account
  if (saving?.call.save !== name) return [state]
  const rests = withAccount(state, { saving: null })
  if (removal) return removeNow(rests)
  if (answer.is === 'saved') {
    const { words } = saving.copy
    const base = { version: answer.version, over: name, unanswered: [] }
    const next = withAccount(rests, { base, has: words, failures: 0 })
    if (state.issue.at === 'issued') return [next]
    // Content written during the save is on the device as unsaved, or will be: the older saved content must not replace it.
    if (words === state.words) return [next, keep(next)]
    return state.presence === 'left' ? save(next, moment) : [next, pauseOf(next)]
  }
  const isNowhere = state.presence === 'left' && state.device.has !== state.words
  if (answer.is === 'gone' && isNowhere && mayMove(state)) return moveOn(rests, moment)
  if (answer.is === 'gone') return [withAccount(rests, { stop: 'gone', why: answer.why })]
  if (answer.is === 'stale') {
    // The doctor left the draft during the save. The device has its content, and the newer version in the account is reported
    // when the draft is opened again.
    if (state.presence === 'left' && state.device.has === state.words) return [rests]
    return mayMove(state) ? moveOn(rests, moment, true) : [withAccount(rests, { stop: 'stale' })]
  }
  // An issue ends the save under way. The account gets the content after the issue, if it is still a draft then.
  if (state.issue.at !== 'none') return [rests]
  const failed = withAccount(rests, { failures: failures + 1, why: answer.why })
  // A draft that was left stays on the device as unsaved. The save of a draft that the device does not have is tried again.
  const isSafe = state.presence === 'left' && state.device.has === state.words
  return isSafe ? [failed] : [failed, pauseOf(failed)]
}

/** Removes the draft from the account, after the current save has ended. */
function remove<W extends DraftBody>(state: DraftLife<W>): SessionStep<W> {
  const { base, saving, removal } = state.account
  const mayBeThere = base.version > 0 || base.unanswered.length > 0
  const next = withAccount(state, { base: NO_BASE, has: null, saving: saving?.hasLeft ? saving : null })
  if (!mayBeThere || removal) return [next]
  return removeNow(withAccount(next, { removal: { over: base, hasLeft: false } }))
}

function removeNow<W>(state: DraftLife<W>): SessionStep<W> {
  const { removal, saving } = state.account
  if (!removal || removal.hasLeft || saving) return [state]
  const { over } = removal
  return [withAccount(state, { removal: { over, hasLeft: true } }), { kind: 'unsave', over }]
}

function removed<W extends DraftBody>(state: DraftLife<W>, answer: RemovalAnswer): SessionStep<W> {
  const { removal } = state.account
  if (answer === 'lost' && removal) {
    const again = { over: removal.over, hasLeft: false }
    return [withAccount(state, { removal: again }), after('removal', REMOVE_AGAIN)]
  }
  const next = withAccount(state, { removal: null })
  if (answer !== 'other') return [next, pauseOf(next)]
  const other = state.words.idempotencyKey
  return [next, pauseOf(next), { kind: 'tell', news: { kind: 'newer-kept', other } }]
}

/** Discards a draft, but not while it is being sent: nobody would know whether it was issued. */
function discarded<W extends DraftBody>(state: DraftLife<W>): SessionStep<W> {
  if (state.issue.at === 'sending' || state.issue.at === 'issued') return [state]
  const device = { has: null, hasFailed: false }
  const away: DraftLife<W> = { ...state, presence: 'discarded', device }
  // A draft that waits on the device is removed from it once no tab can be sending it any more.
  if (state.issue.at === 'waiting' && (state.issue.isOnDevice || state.issue.isTrying))
    return both(remove(away), stopWaiting)
  const [next, ...effects] = remove({ ...away, issue: { at: 'none' } })
  return [next, drop, ...effects]
}

const broughtBack = <W extends DraftBody>(state: DraftLife<W>, words: W): SessionStep<W> =>
  both(
    keepNow({
      ...withAccount(state, { has: words === state.account.has ? words : null, stop: null, failures: 0 }),
      words,
      isKept: true,
      edits: state.edits + 1,
      presence: 'open',
    }),
    (next) => [next, pauseOf(next)],
  )
