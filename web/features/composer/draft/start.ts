import { type DraftBase, NO_BASE } from '#contract/drafts/draft-base.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { LeftOutRow, PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, emptyDraft, hasContent } from './draft.ts'

/** The draft with which the page of a new prescription begins, and where it comes from. */
export interface Start {
  draft: ComposerDraft
  base: DraftBase
  /** Whether the account has these very words, and whether the device has. */
  isSaved: boolean
  isOnDevice: boolean
  /** An issue was sent under its id, and nobody knows what became of it. */
  isSent: boolean
  /** Of the device's copy of what was left here, as it was read. */
  stamp: string | undefined
  /**
   * `stored`: what was left here. `opened`: one of the account, asked for. `repeated`: from an older prescription.
   * `undone`: of one that was just taken back, whose words are the doctor's draft again.
   * `repeat-failed`, `open-failed`: what was asked for could not be read.
   */
  origin: 'stored' | 'opened' | 'repeated' | 'undone' | 'repeat-failed' | 'open-failed'
  /** What was being written before a prescription was repeated. */
  before: Start | null
  /** What the repeated one had that was cancelled, and is not written again. */
  leftOut: readonly LeftOutRow[]
  /** When and why the repeated one was cancelled as a whole: said before anything begins. */
  cancelled?: (NonNullable<PrescriptionAgain['cancelled']> & { signature: string }) | undefined
  /** What was to be issued of it once there is a network. */
  queued: NewPrescription | null
  /** Who prepared it; empty when the doctor did. */
  preparedBy: string
}

/** Opened, and nobody's draft yet: what is kept of it elsewhere is these very words. */
export const isUntouched = ({ origin, isSaved, draft }: Start): boolean =>
  origin === 'repeated' || (origin === 'opened' && isSaved) || !hasContent(draft)

/** What the address asks for: an older prescription by its signature, or a draft by its id. */
export interface Wanted {
  repeat: string | null
  /** What the new one is to the older: nothing more than alike, when absent. */
  relation: 'replaces' | 'renews' | 'undone' | null
  /** Which one it corrects, where that one was undone before. */
  corrects: string | null
  draft: string | null
}

/** Nothing is written yet. */
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
