import { NO_BASE } from '#contract/drafts/draft-base.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, hasContent } from './draft.ts'
import { draftFrom } from './from-prescription.ts'
import { knownPatient } from './known-patient.ts'
import type { Start, Wanted } from './start.ts'

/**
 * Start of a draft that is a copy of an older prescription.
 * @param left the draft that was left on this device, which the copy replaces on the page
 */
export async function repeatedStart(again: PrescriptionAgain, wanted: Wanted, left: Start): Promise<Start> {
  const { cancelled, left_out: leftOut } = again
  const isUndone = wanted.relation === 'undone'
  // A copy of a cancelled prescription neither renews nor replaces it: the copy is a new prescription.
  const isOver = cancelled !== null && !isUndone
  const older = draftFrom(again, await knownPatient(again.patient))
  return {
    draft: { ...older, relation: (isOver ? null : relationOf(wanted)) ?? older.relation },
    base: NO_BASE,
    isSaved: false,
    isOnDevice: false,
    isSent: false,
    stamp: left.stamp,
    origin: isUndone ? 'undone' : 'repeated',
    before: hasContent(left.draft) ? left : null,
    leftOut,
    queued: null,
    preparedBy: '',
    ...(isOver && { cancelled: { ...cancelled, signature: wanted.repeat ?? '' } }),
  }
}

function relationOf({ relation: kind, repeat, corrects }: Wanted): ComposerDraft['relation'] {
  if (kind === 'undone') return corrects ? { kind: 'replaces', signature: corrects } : null
  return kind && repeat ? { kind, signature: repeat } : null
}
