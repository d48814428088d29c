import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import type { PrescriptionRow } from './queries.ts'

/** What a pharmacy may do with it today; the order of the answers is the order of their force. */
export function rxStatus(
  p: Pick<PrescriptionRow, 'state' | 'valid_until'> & {
    items: Pick<PrescriptionRow['items'][number], 'bought' | 'bought_qty'>[]
  },
  today: string,
): RxStatus {
  if (p.state === 'rejected') return 'rejected'
  if (p.items.every((i) => i.bought)) return 'filled'
  if (p.valid_until < today) return 'expired'
  return p.items.some((i) => i.bought_qty > 0) ? 'partially_filled' : 'available'
}

export function sentStatus(p: Pick<PrescriptionRow, 'mail_state'>): SentStatus {
  switch (p.mail_state) {
    case null:
    case 'stopped':
      return 'not_to_send'
    case 'sent':
      return 'sent_email'
    case 'failed':
    case 'unknown':
      return p.mail_state
    default:
      return 'pending'
  }
}

/** `sent` of the public contract: null while it is on its way or nobody knows, then whether it was delivered. */
export function sent(p: Pick<PrescriptionRow, 'mail_state'>): boolean | null {
  if (p.mail_state === 'sent') return true
  return p.mail_state === 'failed' ? false : null
}
