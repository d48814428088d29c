import type { DraftBody } from '#contract/drafts/drafts.ts'
import { hasContent } from '../draft/draft.ts'
import type { AccountState, DeviceCopy, DraftEffect, DraftLife, Timer } from './draft-state.ts'

/**
 * Facts from outside of the draft's state that a transition reads. `away`: the doctor's login has expired, and the doctor can
 * go on writing.
 */
export interface Moment {
  newId: () => string
  session: 'in' | 'away' | 'out'
}

export type SessionStep<W> = readonly [DraftLife<W>, ...DraftEffect<W>[]]

/**
 * Pause in writing after which the account gets the draft's content, ms. Because of the pause far fewer requests are sent than
 * letters typed.
 */
const ACCOUNT_PAUSE = 1200
export const RETRY_FIRST = 4000
const RETRY_MOST = 60_000
export const after = (timer: Timer, ms: number) => ({ kind: 'after', timer, ms }) as const
export const drop = { kind: 'drop' } as const

/**
 * Runs two steps: the second one begins in the state that the first one led to, and the effects are joined.
 */
export function both<W>(
  [state, ...effects]: SessionStep<W>,
  next: (state: DraftLife<W>) => SessionStep<W>,
): SessionStep<W> {
  const [last, ...more] = next(state)
  return [last, ...effects, ...more]
}

export const withAccount = <W>(state: DraftLife<W>, account: Partial<AccountState<W>>): DraftLife<W> => ({
  ...state,
  account: { ...state.account, ...account },
})

export const isHere = ({ presence }: DraftLife<unknown>): boolean =>
  presence === 'open' || presence === 'left'

const queuedOf = <W>({ issue, words }: DraftLife<W>) =>
  issue.at === 'waiting' && issue.of === words ? issue.body : null

/** Effect that stores the current contents of the draft on the device. */
export const keep = <W>(state: DraftLife<W>): DraftEffect<W> => {
  const { words, account } = state
  const copy: DeviceCopy<W> = {
    words,
    base: account.base,
    isSaved: words === account.has,
    isSent: state.isUnsure,
    queued: queuedOf(state),
  }
  return { kind: 'keep', copy }
}

/** Effect that sets the timer of the next save: a pause after the last letter, growing after failed saves. */
export function pauseOf<W>({ account: { failures } }: DraftLife<W>) {
  const wait = failures === 0 ? ACCOUNT_PAUSE : Math.min(RETRY_FIRST * 2 ** (failures - 1), RETRY_MOST)
  return after('account', wait)
}

/**
 * Whether the draft's content may go on under another id without a question to the doctor: not when that could make
 * two prescriptions of one.
 */
export const mayMove = <W>(state: DraftLife<W>): boolean =>
  isHere(state) && state.issue.at === 'none' && !state.isUnsure

export function moveTo<W extends DraftBody>(id: string, state: DraftLife<W>): SessionStep<W> {
  const words = { ...state.words, idempotencyKey: id }
  return [{ ...state, presence: 'over' }, drop, { kind: 'go-on', words, isLeft: state.presence === 'left' }]
}

/** Continues the content under a new id. `isOther`: the old id has other content that was written elsewhere. */
export function moveOn<W extends DraftBody>(
  state: DraftLife<W>,
  { newId }: Moment,
  isOther = false,
): SessionStep<W> {
  if (!hasContent(state.words)) return [{ ...state, presence: 'over' }]
  return both(moveTo(newId(), state), (next) => {
    if (state.presence !== 'open') return [next]
    const other = state.words.idempotencyKey
    return [next, { kind: 'tell', news: isOther ? { kind: 'stale', other } : { kind: 'edited-meanwhile' } }]
  })
}
