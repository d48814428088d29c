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
    pending: 'Mail pending',
    sent_email: 'Sent',
    failed: 'Not delivered',
    unknown: 'Unconfirmed',
  },
  altered: (count: number) =>
    count === 1
      ? '1 prescription is missing here: what is stored of it is no longer what was signed, and cannot be read.'
      : `${count} prescriptions are missing here: what is stored of them is no longer what was signed, and cannot be read.`,
}
