import { type DraftBase, NO_BASE } from '#contract/drafts/draft-base.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { LeftOutRow, PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, emptyDraft, hasContent } from './draft.ts'

/** The draft with which the page of a new prescription begins, and where it comes from. */
export interface Start {
  draft: ComposerDraft
  base: DraftBase
  /** Whether the account (`isSaved`) and the device (`isOnDevice`) have exactly the content of `draft`. */
  isSaved: boolean
  isOnDevice: boolean
  /** Whether an issue was sent under the draft's id, and its result is not known. */
  isSent: boolean
  /** Version stamp of the copy on this device when it was read; undefined without a copy. */
  stamp: string | undefined
  /**
   * Origin of the draft. `stored`: the draft left on this device. `opened`: a draft of the account that the address asked for.
   * `repeated`: a copy of an older prescription. `undone`: a copy of a prescription that was just undone, as the doctor's draft
   * again. `repeat-failed`, `open-failed`: what the address asked for could not be read.
   */
  origin: 'stored' | 'opened' | 'repeated' | 'undone' | 'repeat-failed' | 'open-failed'
  /** The unfinished draft that a repeated prescription replaced on the page; null where it replaced none. */
  before: Start | null
  /** Rows of the repeated prescription that were cancelled, and are not written again. */
  leftOut: readonly LeftOutRow[]
  /** When and why the repeated prescription was cancelled as a whole: shown before a draft begins. */
  cancelled?: (NonNullable<PrescriptionAgain['cancelled']> & { signature: string }) | undefined
  /** Request to issue the draft that waits for a network; null when none waits. */
  queued: NewPrescription | null
  /** Name of the assistant who prepared the draft; empty when the doctor wrote it. */
  preparedBy: string
}

/**
 * Whether the opened draft need not be stored: it is an unchanged copy of a prescription, has exactly the content in the account,
 * or is empty.
 */
export const isUntouched = ({ origin, isSaved, draft }: Start): boolean =>
  origin === 'repeated' || (origin === 'opened' && isSaved) || !hasContent(draft)

/** Whether the doctor continues a draft that was left on this device earlier. */
export const isResumed = ({ origin, draft }: Start, { idempotencyKey }: ComposerDraft): boolean =>
  origin === 'stored' && hasContent(draft) && idempotencyKey === draft.idempotencyKey

/** What the page's address asks for: a copy of an older prescription (by its signature), or a draft (by its id). */
export interface Wanted {
  repeat: string | null
  /** Relation of the new prescription to the older one; null for a plain copy. */
  relation: 'replaces' | 'renews' | 'undone' | null
  /**
   * Signature of the prescription that the draft corrects, when the repeated one was undone; null otherwise.
   */
  corrects: string | null
  draft: string | null
}

/** Start with an empty draft. */
export const freshStart = (): Start => ({
  draft: emptyDraft(crypto.randomUUID()),
  base: NO_BASE,
  isSaved: false,
  isOnDevice: false,
  isSent: false,
  stamp: undefined,
  origin: 'stored',
  before: null,
  leftOut: [],
  queued: null,
  preparedBy: '',
})
