const NOT_CANCELLABLE: Record<string, string> = {
  paid: 'This payment link is already paid and cannot be cancelled. To give the money back: if it came by bank transfer, return it from your bank and use “Record a return”; if it was paid by card or at OXXO, refund it at Stripe, and it is recorded here.',
  expired:
    'This payment link has expired and needs no cancelling. If you still need the payment, make another; if the money arrives, record it in this one.',
  cancelled:
    'This payment link was cancelled before. If the money arrives all the same, record it in this link.',
  refunded:
    'This payment link was paid and the money was given back: there is nothing to cancel. If you need another payment, make another link.',
}
const NOT_SHAREABLE: Record<string, string> = {
  expired: 'This payment link has expired and cannot be sent. Make another and send it.',
  cancelled: 'This payment link is cancelled and cannot be sent. Make another and send it.',
  refunded:
    'The money of this payment link was given back, so there is no receipt to send. If you need another payment, make another link.',
}
const NOT_REPORTED =
  'The payer has not told of a transfer for this payment link, or the notice was answered before. Load the page again.'

/** Sentence when the state of a payment link does not allow an action: `cancel`, `deny` or `share`. */
export const paylinkRefusal = ({ act, state }: Record<string, string | number>): string =>
  act === 'deny' ? NOT_REPORTED : ((act === 'cancel' ? NOT_CANCELLABLE : NOT_SHAREABLE)[String(state)] ?? '')
