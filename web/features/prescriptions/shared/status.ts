import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import type { TagTone } from '../../../ui/Tag.tsx'

/** How a state is coloured where it stands out. */
export const stateTag: Record<RxStatus, TagTone> = {
  available: 'accent',
  partially_filled: 'accent',
  filled: 'ok',
  rejected: 'plain',
  expired: 'plain',
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
