import { type DraftBase, NO_BASE } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { IssuedPrescription, NewPrescription } from '#contract/prescriptions.ts'
import type { IssueAnswer } from '../../../lib/drafts/issue-queue.ts'
import { hasContent } from '../draft/draft.ts'

/**
 * A save of a draft as it is sent, without the content: the version that it replaces (`version`, `over`, `unanswered`, see
 * DraftBase), and the id of the save itself (`save`).
 */
export interface Saving {
  version: number
  over?: string
  unanswered: string[]
  save: string
}

/** The copy of a draft that the device stores. */
export interface DeviceCopy<W> {
  words: W
  base: DraftBase
  /** Whether the account's copy of the draft has exactly the content of the device's copy (`words`). */
  isSaved: boolean
  /**
   * Whether an issue was sent under this id and not refused (the draft's `isUnsure`), stored for the page that opens this copy.
   */
  isSent: boolean
  /** Request that issues this content once there is a network; null when none waits. */
  queued: NewPrescription | null
}

/**
 * Relation of a draft to the screen. `open`: the draft is on the screen. `left`: its page was closed or another draft took its
 * place; the draft makes one more save, and then nothing follows. `over`: nothing follows, because the doctor logged out or the
 * draft's content goes on under another id.
 */
type Presence = 'open' | 'left' | 'discarded' | 'over'

/**
 * State of the issuing of a draft. `waiting`: a request got no answer, so the same request is sent again until one comes.
 * `isEdited`: the doctor changed the draft since the issue began. `isStopped`: the doctor called the issue off, but a request
 * under way may still issue the prescription. `isStuck`: the device could not store that the request is not to be sent again;
 * the page tries that again. `isOnDevice`: the device stores the request, so that any tab may send it again. `isTrying`: a
 * request is under way.
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

/** What this page knows of the account's copy of the draft. */
export interface AccountState<W> {
  base: DraftBase
  /** Content of the account's copy of the draft; null when this page does not know that content, and when there is no copy. */
  has: W | null
  /**
   * Why the account takes no more saves. `gone`: issued or discarded elsewhere. `stale`: changed elsewhere
   * while this draft was being issued. Null while the account takes saves.
   */
  stop: 'gone' | 'stale' | null
  /** Number of consecutive saves of the draft in the account that failed. */
  failures: number
  why: unknown
  /**
   * The save under way, at most one. The save is sent (`hasLeft`) once the device has stored its id; null when no save is under
   * way.
   */
  saving: { copy: DeviceCopy<W>; call: Saving; hasLeft: boolean } | null
  /**
   * The current removal of the account's copy; null when there is none. Only versions listed in `over` are removed:
   * any other version was written elsewhere, and stays.
   */
  removal: { over: DraftBase; hasLeft: boolean } | null
}

/** State of one draft, from its first letter until it is issued, discarded, or no longer shown by a page. */
export interface DraftLife<W> {
  words: W
  /** Whether the content has to be stored: the doctor changed it, or it was a draft already when the page opened it. */
  isKept: boolean
  /** Number of changes by the doctor; what the page itself computes from the same content does not count. */
  edits: number
  presence: Presence
  /** Content that the device has stored, as far as this page knows; null when the device has other content, or none. */
  device: { has: W | null; hasFailed: boolean }
  account: AccountState<W>
  issue: IssueState<W>
  /**
   * Whether an issue was sent under this id and not refused. The content must then not continue under another id
   * unless the doctor asks for that, because two prescriptions could be issued.
   */
  isUnsure: boolean
}

export type Timer = 'device' | 'account' | 'issue' | 'removal'

export type SaveAnswer = { is: 'saved'; version: number } | { is: 'gone' | 'stale' | 'failed'; why: unknown }

/**
 * Result of the removal of a draft from the account. `other`: the account has another version than the one to be removed, and
 * that version stays. `lost`: no answer.
 */
export type RemovalAnswer = 'removed' | 'other' | 'lost'

/**
 * Result of a write on the device. `other`: another tab wrote on the device's copy since this page read it,
 * and that copy stays.
 */
export type DeviceAnswer = 'kept' | 'failed' | 'other'

export type DraftEvent<W> =
  | { kind: 'written'; words: W; isChange: boolean }
  /**
   * Events without further data. `store-now`: the device gets the draft without the pause in writing, because the page may close
   * (it is hidden or left) or a medicine was added. `hurried`: the save is not put off, because the network may be back or
   * somebody waits for the account's answer.
   */
  | { kind: 'opened' | 'store-now' | 'hurried' | 'left' | 'discarded' | 'ended' }
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
 * News for the page. `stale`: the draft's content goes on under another id, because the old id has other content that was written
 * elsewhere. `issued-anyway`: the draft that was discarded had been sent before. `edited-meanwhile`: content that was written
 * during an issue stays as a separate draft. `newer-kept`: the discarded draft was changed elsewhere, and the account keeps that
 * version.
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

/** State in which a page opens a draft. */
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

/** Whether an issue is under way: further presses of the issue button do nothing. */
export const isBusy = ({ issue }: DraftLife<unknown>): boolean =>
  issue.at === 'sending' || issue.at === 'issued' || (issue.at === 'waiting' && issue.isTrying)

/**
 * Where the draft's content is stored: nowhere yet, on the device, or in the account too. `gone`: the account takes
 * no more of it. `failed`: the device could not store it.
 */
export type Kept = 'nothing' | 'saving' | 'device' | 'account' | 'gone' | 'failed'

export function storageOf<W extends DraftBody>({ words, isKept, device, account }: DraftLife<W>): Kept {
  const isNowhere = isKept && device.hasFailed && words !== device.has
  if (account.stop === 'gone' && hasContent(words)) return isNowhere ? 'failed' : 'gone'
  if (!isKept) return account.has ? 'account' : 'nothing'
  if (!hasContent(words)) return 'nothing'
  if (words === account.has) return 'account'
  if (words === device.has) return 'device'
  return device.hasFailed ? 'failed' : 'saving'
}
