import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import type { TagTone } from '../../../ui/Tag.tsx'

/** How a state is shown where it stands out (a tag) and where it is one of many (a word in a row). */
export const stateTag: Record<RxStatus, TagTone> = {
  available: 'accent',
  partially_filled: 'accent',
  filled: 'ok',
  rejected: 'plain',
  expired: 'plain',
}

export const stateWord: Record<RxStatus, string> = {
  available: 'text-ink-soft',
  partially_filled: 'font-semibold text-accent',
  filled: 'text-ok-ink',
  rejected: 'text-ink-faint line-through decoration-1',
  expired: 'text-ink-faint',
}

/** Amber asks for the doctor's care; what went well stays quiet. */
export const deliveryTag: Record<SentStatus, TagTone> = {
  not_to_send: 'plain',
  pending: 'plain',
  sent_email: 'plain',
  failed: 'warn',
  unknown: 'warn',
}

/** Whether its mail may have missed the patient: sending again is then the first thing on offer. */
export const needsResend = (sent: SentStatus): boolean => sent === 'failed' || sent === 'unknown'
