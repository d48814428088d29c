import type { Prescription, RxStatus } from '#contract/prescriptions.ts'
import type { TagTone } from '../../../ui/Tag.tsx'

/** How a state is coloured where it stands out. */
export const stateTag: Record<RxStatus, TagTone> = {
  available: 'accent',
  partially_filled: 'accent',
  filled: 'ok',
  rejected: 'plain',
  expired: 'plain',
}

/** Whether its mail may have missed the patient, and still matters: sending again is then the first thing on offer. */
export function needsResend({ rx_status: [state], sent_status: [sent] }: Prescription['status']): boolean {
  const isOver = state === 'rejected' || state === 'expired'
  return !isOver && (sent === 'failed' || sent === 'unknown')
}
