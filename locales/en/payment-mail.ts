import type { paymentMail as Spanish } from '../es/payment-mail.ts'

/** Texts of the mails about a payment link. Neither subject nor text names a patient, a drug or a diagnosis. */
export const paymentMail: typeof Spanish = {
  'payment-request': {
    subject: (p) => `${p.doctor} asks you for a payment of ${p.amount}`,
    paragraphs: (p) => [
      `${p.doctor} asks you for ${p.amount} for: ${p.concept}.`,
      p.isReported
        ? 'Your transfer has been reported: do not pay again. The practice is about to confirm it.'
        : `You can pay until ${p.when}. The page has the details for a SPEI transfer.`,
    ],
    button: 'See the payment details',
    footnote: 'If you did not expect this request, do not pay and contact the practice.',
  },
  'payment-receipt': {
    subject: (p) => `Receipt of your payment of ${p.amount}`,
    paragraphs: (p) => [
      `${p.doctor} received your payment of ${p.amount} for: ${p.concept}.`,
      `Date: ${p.when}. Reference: ${p.reference}.`,
      ...(p.returned ? [`${p.returned} of it were given back to you.`] : []),
    ],
    button: 'See the payment',
    footnote:
      'This receipt is not an invoice (CFDI). If you need one, ask the practice with the reference above.',
  },
}
