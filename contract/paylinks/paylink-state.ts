/** States of a payment link. A link without a payment is `expired` after the last day on which it can be paid. */
export const PAYLINK_STATES = ['pending', 'reported', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type PaylinkState = (typeof PAYLINK_STATES)[number]

/**
 * What can happen to a payment link.
 * - `report`: the payer says that the transfer was made
 * - `deny`: the doctor says that the reported transfer did not arrive
 * - `receive`: money arrived, and with it the link is paid
 * - `receive-part`: money arrived, and less than the requested amount has arrived so far
 * - `expire`: the last day on which the link can be paid is over
 * - `cancel`: the doctor withdraws the link
 * - `return-part`, `return-all`: the doctor gave back a part, or all, of what had arrived
 */
export const PAYLINK_ACTS = [
  'report',
  'deny',
  'receive',
  'receive-part',
  'expire',
  'cancel',
  'return-part',
  'return-all',
] as const
export type PaylinkAct = (typeof PAYLINK_ACTS)[number]

/**
 * State of a payment link after each act (an event of `PAYLINK_ACTS`), by the state before. Money that arrives is recorded
 * in every state, because it exists whether or not it was expected: it may arrive twice, after the expiry, or after the
 * cancellation. For the same reason it can be given back in every state.
 */
const NEXT: Readonly<Record<PaylinkState, Partial<Record<PaylinkAct, PaylinkState>>>> = {
  pending: {
    report: 'reported',
    receive: 'paid',
    'receive-part': 'pending',
    expire: 'expired',
    cancel: 'cancelled',
    'return-part': 'pending',
    'return-all': 'pending',
  },
  reported: {
    deny: 'pending',
    receive: 'paid',
    'receive-part': 'pending',
    cancel: 'cancelled',
    'return-part': 'reported',
    'return-all': 'reported',
  },
  paid: { receive: 'paid', 'return-part': 'paid', 'return-all': 'refunded' },
  expired: {
    report: 'reported',
    receive: 'paid',
    'receive-part': 'expired',
    'return-part': 'expired',
    'return-all': 'expired',
  },
  cancelled: {
    receive: 'paid',
    'receive-part': 'cancelled',
    'return-part': 'cancelled',
    'return-all': 'cancelled',
  },
  refunded: {
    receive: 'paid',
    'receive-part': 'refunded',
    'return-part': 'refunded',
    'return-all': 'refunded',
  },
}

/** State of a payment link after an act of `PAYLINK_ACTS`; undefined for an act that the state does not allow. */
export const stateAfter = (state: PaylinkState, act: PaylinkAct): PaylinkState | undefined => NEXT[state][act]
