import { dayOfIssue, type IssuedAt, zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import type { RxStatus, SentStatus } from '#contract/prescriptions.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import type { PrescriptionState, RowState } from './stored-prescription.ts'

/**
 * First and last day on which a prescription can be filled, both inclusive. A prescription without a first day can be
 * filled from its issue on.
 */
type Days = Pick<SignedDocument, 'valid_from' | 'valid_until'>

/** First day on which the prescription can be filled, `YYYY-MM-DD`. */
export const firstDayToFill = (document: Pick<SignedDocument, 'valid_from'> & IssuedAt): string =>
  document.valid_from ?? dayOfIssue(document)

/**
 * The day of an instant in the time zone of a prescription's place of issue. The first and last day to fill the
 * prescription are days in that time zone.
 */
export const dayOfDocument = (document: Pick<IssuedAt, 'place'>, at: Date): string =>
  dayIn(zoneOfIssue(document), at)

/** Whether the last day to fill the prescription is past. */
export const isExpired = ({ valid_until }: Pick<Days, 'valid_until'>, today: string): boolean =>
  valid_until < today

/** Whether the first day to fill the prescription is still to come. */
export const isAhead = ({ valid_from }: Pick<Days, 'valid_from'>, today: string): boolean =>
  valid_from !== undefined && valid_from > today

/**
 * Status of a prescription for a pharmacy at an instant. The first status that applies wins: `rejected` before
 * `filled`, and so on.
 */
export function rxStatus(
  {
    document,
    state,
  }: {
    document: Days & Pick<IssuedAt, 'place'>
    state: Pick<PrescriptionState, 'standing' | 'paused_at'> & {
      rows: Pick<RowState, 'bought' | 'bought_qty' | 'ended_at'>[]
    }
  },
  now: Date,
): RxStatus {
  const today = dayOfDocument(document, now)
  if (state.standing === 'rejected') return 'rejected'
  if (liveItems(state.rows).every((row) => row.bought)) return 'filled'
  if (isExpired(document, today)) return 'expired'
  if (state.paused_at !== null) return 'paused'
  if (isAhead(document, today)) return 'scheduled'
  return state.rows.some((row) => row.bought_qty > 0) ? 'partially_filled' : 'available'
}

/** Rows of a prescription that were not cancelled. */
export const liveItems = <T extends { ended_at: string | null }>(items: readonly T[]): T[] =>
  items.filter((i) => i.ended_at === null)

export function sentStatus(p: Pick<PrescriptionState, 'mail_state'>): SentStatus {
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

/**
 * Member `sent` of the public contract: whether the mail was delivered; null while the mail is being sent, and for a
 * mail whose delivery is unknown or that was not sent.
 */
export function sent(p: Pick<PrescriptionState, 'mail_state'>): boolean | null {
  if (p.mail_state === 'sent') return true
  return p.mail_state === 'failed' ? false : null
}
