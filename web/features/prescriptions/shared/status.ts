import type { Prescription } from '#contract/prescriptions.ts'

/**
 * Whether a prescription's mail may have missed the patient and still matters: sending again is then the
 * first action.
 */
export function needsResend({ rx_status: [state], sent_status: [sent] }: Prescription['status']): boolean {
  const isOver = state === 'rejected' || state === 'expired'
  return !isOver && (sent === 'failed' || sent === 'unknown')
}
