import type { Prescription } from '#contract/prescriptions.ts'

/**
 * Whether the mail of a prescription that is still valid failed, or may not have reached the patient. Sending it again is then
 * the first action.
 */
export function needsResend({ rx_status: [state], sent_status: [sent] }: Prescription['status']): boolean {
  const isOver = state === 'rejected' || state === 'expired'
  return !isOver && (sent === 'failed' || sent === 'unknown')
}
