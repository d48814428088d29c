import type { Texts } from '../es/prescription-states.ts'

export const texts: Texts = {
  state: {
    available: 'Valid',
    partially_filled: 'Partly filled',
    filled: 'Filled',
    rejected: 'Cancelled',
    expired: 'Expired',
    scheduled: 'Scheduled',
    paused: 'Paused',
  },
  delivery: {
    not_to_send: 'Not sent',
    pending: 'Pending',
    sent_email: 'Sent',
    failed: 'Not delivered',
    unknown: 'Unconfirmed',
  },
}
