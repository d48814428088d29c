import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import type { PrescriptionRow } from './queries.ts'

/** What a pharmacy may do with it today; the order of the answers is the order of their force. */
export function rxStatus(
  p: Pick<PrescriptionRow, 'state' | 'valid_from' | 'valid_until' | 'paused_at'> & {
    items: Pick<PrescriptionRow['items'][number], 'bought' | 'bought_qty' | 'ended_at'>[]
  },
  today: string,
): RxStatus {
  if (p.state === 'rejected') return 'rejected'
  if (liveItems(p.items).every((i) => i.bought)) return 'filled'
  if (p.valid_until < today) return 'expired'
  if (p.paused_at !== null) return 'paused'
  if (p.valid_from !== null && p.valid_from > today) return 'scheduled'
  return p.items.some((i) => i.bought_qty > 0) ? 'partially_filled' : 'available'
}

/** The rows that were not cancelled. */
export const liveItems = <T extends { ended_at: string | null }>(items: readonly T[]): T[] =>
  items.filter((i) => i.ended_at === null)

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
