import { type DraftBase, NO_BASE } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer } from '../../../lib/drafts/issue-queue.ts'
import { hasContent } from '../draft/draft.ts'

/** A save as it is sent, without the words: what it goes over, and its own name. */
export interface Saving {
  version: number
  over?: string
  unanswered: string[]
  save: string
}

/** What the device is told to keep of a draft. */
export interface DeviceCopy<W> {
  words: W
  base: DraftBase
  /** Whether the account has these very words. */
  isSaved: boolean
  /** As `isUnsure`: whoever opens the copy must know. */
  isSent: boolean
  /** What is to be issued of these words once there is a network. */
  queued: NewPrescription | null
}

/**
 * `open`: on the screen. `left`: its page was closed or another draft took its place; one more call, and it rests.
 * `over`: nothing follows any more, because the doctor logged out or the words go on under another id.
 */
type Presence = 'open' | 'left' | 'discarded' | 'over'

/**
 * `isEdited`: the doctor changed words since. `isStopped`: the doctor does not want the issue any more, and an answer that
 * may bring it is waited for. `isStuck`: the device did not take that back, and is asked again. `isOnDevice`: the device keeps it as waiting, so that any tab may issue it.
 */
type IssueState<W> =
  | { at: 'none' | 'issued' }
  | {
      at: 'sending'
      of: W
      body: NewPrescription
      isEdited: boolean
      isStopped: boolean
      isStuck: boolean
      isOnDevice: boolean
    }
  | { at: 'waiting'; of: W; body: NewPrescription; isOnDevice: boolean; isTrying: boolean }

/** What is known of the account's copy. */
export interface AccountState<W> {
  base: DraftBase
  /** The words that it has; null: others, or none. */
  has: W | null
  /** `gone`: issued or discarded elsewhere. `stale`: changed elsewhere while this draft was being issued. */
  stop: 'gone' | 'stale' | null
  /** Failed saves in a row, and why the last one failed. */
  failures: number
  why: unknown
  /** The one save under way. It leaves once the device knows of it. */
  saving: { copy: DeviceCopy<W>; call: Saving; hasLeft: boolean } | null
  /** The account's copy is to go, as far as it is `over`: what somebody else wrote there since stays. */
  removal: { over: DraftBase; hasLeft: boolean } | null
}

/** One draft, from its first letter until it is issued, discarded or left to the list of drafts. */
export interface DraftLife<W> {
  words: W
  /** Whether the words are somebody's: the doctor wrote on them, or they were a draft before. */
  isKept: boolean
  /** How often the doctor changed something: what the page itself reads out of the same words does not count. */
  edits: number
  presence: Presence
  /** The words that the device has, as far as this page knows. */
  device: { has: W | null; hasFailed: boolean }
  account: AccountState<W>
  issue: IssueState<W>
  /** An issue was sent under this id and not refused: the words must not go on under another one unasked. */
  isUnsure: boolean
}

export type Timer = 'device' | 'account' | 'issue' | 'removal'

export type SaveAnswer = { is: 'saved'; version: number } | { is: 'gone' | 'stale' | 'failed'; why: unknown }

/** `other`: the account has other words than those that were to go. They stay. */
export type RemovalAnswer = 'removed' | 'other' | 'lost'

/** `other`: another tab wrote on the device's copy since this page read it; that one stays as it is. */
export type DeviceAnswer = 'kept' | 'failed' | 'other'

export type DraftEvent<W> =
  | { kind: 'written'; words: W; isChange: boolean }
  /** `hurried`: the network may be back, or somebody waits for the account. */
  | { kind: 'opened' | 'hidden' | 'hurried' | 'left' | 'discarded' | 'ended' }
  | { kind: 'brought-back'; words: W }
  | { kind: 'due'; timer: Timer }
  | { kind: 'kept'; copy: DeviceCopy<W>; answer: DeviceAnswer }
  | { kind: 'saved'; save: string; answer: SaveAnswer }
  | { kind: 'removed'; answer: RemovalAnswer }
  | { kind: 'issue'; body: NewPrescription }
  | { kind: 'stop-waiting' | 'stuck' }
  | { kind: 'answered'; answer: IssueAnswer }
  | { kind: 'renewed'; id: string }

/**
 * What a page is told. `stale`: the words go on under another id, and under the old one are somebody's other words.
 * `issued-anyway`: what was discarded had been sent before. `edited-meanwhile`: what was written during an issue stays a
 * draft of its own. `newer-kept`: what was discarded has been changed elsewhere, and the account has that still.
 */
export type DraftNews =
  | { kind: 'issued'; issued: IssuedPrescription }
  | { kind: 'refused' | 'lost'; error: unknown }
  | { kind: 'stale' | 'newer-kept'; other: string }
  | { kind: 'issued-anyway' | 'edited-meanwhile' }

export type DraftEffect<W> =
  | { kind: 'keep'; copy: DeviceCopy<W> }
  | { kind: 'drop' | 'take-back' }
  | { kind: 'unsave'; over: DraftBase }
  | { kind: 'save'; call: Saving; words: W }
  | { kind: 'issue'; body: NewPrescription }
  | { kind: 'try'; body: NewPrescription; isOnDevice: boolean }
  | { kind: 'after'; timer: Timer; ms: number }
  | { kind: 'tell'; news: DraftNews }
  | { kind: 'go-on'; words: W; isLeft: boolean }

/** What a draft begins with. */
export interface DraftOpening<W> {
  words: W
  base?: DraftBase
  isKept: boolean
  isSaved?: boolean
  isOnDevice?: boolean
  queued?: NewPrescription | null
  isSent?: boolean
}

export const opened = <W>({
  words,
  base,
  isKept,
  isSaved,
  isOnDevice,
  queued,
  isSent,
}: DraftOpening<W>): DraftLife<W> => ({
  words,
  isKept: isKept || Boolean(queued),
  edits: 0,
  presence: 'open',
  device: { has: isOnDevice ? words : null, hasFailed: false },
  account: {
    base: base ?? NO_BASE,
    has: isSaved ? words : null,
    stop: null,
    failures: 0,
    why: undefined,
    saving: null,
    removal: null,
  },
  issue: queued
    ? { at: 'waiting', of: words, body: queued, isOnDevice: true, isTrying: false }
    : { at: 'none' },
  isUnsure: Boolean(queued) || Boolean(isSent),
})

/** An issue is under way: a press, or ten, begins no other. */
export const isBusy = ({ issue }: DraftLife<unknown>): boolean =>
  issue.at === 'sending' || issue.at === 'issued' || (issue.at === 'waiting' && issue.isTrying)

/** Where the words are: nowhere yet, on the device, in the account too; or the account takes no more of them. */
export type Kept = 'nothing' | 'saving' | 'device' | 'account' | 'gone' | 'failed'

export function whereKept<W extends DraftBody>({ words, isKept, device, account }: DraftLife<W>): Kept {
  const isNowhere = isKept && device.hasFailed && words !== device.has
  if (account.stop === 'gone' && hasContent(words)) return isNowhere ? 'failed' : 'gone'
  if (!isKept) return account.has ? 'account' : 'nothing'
  if (!hasContent(words)) return 'nothing'
  if (words === account.has) return 'account'
  if (words === device.has) return 'device'
  return device.hasFailed ? 'failed' : 'saving'
}
