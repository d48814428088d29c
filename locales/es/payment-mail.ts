/** Values that the texts of the mails about a payment link contain. */
interface Payment {
  /** Title and name of the doctor. */
  doctor: string
  concept: string
  /** Amount as "$1,250.00". */
  amount: string
  /** Whether the payer has said that the transfer was made, and the doctor has not confirmed it yet. */
  isReported: boolean
  /** Last moment to pay; in a mail about a payment, the moment of the payment. */
  when: string
  reference: string
  /** Part of the payment that the doctor gave back, as "$1,250.00"; '' for none. */
  returned: string
}
/** Texts of the mails about a payment link. Neither subject nor text names a patient, a drug or a diagnosis. */
export const paymentMail = {
  'payment-request': {
    subject: (p: Payment) => `${p.doctor} le pide un pago de ${p.amount}`,
    paragraphs: (p: Payment) => [
      `${p.doctor} le pide ${p.amount} por: ${p.concept}.`,
      p.isReported
        ? 'Ya se avisó que usted transfirió: no pague otra vez. El consultorio está por confirmarlo.'
        : `Puede pagar hasta el ${p.when}. En la página están los datos para transferir por SPEI.`,
    ],
    button: 'Ver los datos para pagar',
    footnote: 'Si no esperaba este cobro, no pague y comuníquese con el consultorio.',
  },
  'payment-receipt': {
    subject: (p: Payment) => `Recibo de su pago de ${p.amount}`,
    paragraphs: (p: Payment) => [
      `${p.doctor} recibió su pago de ${p.amount} por: ${p.concept}.`,
      `Fecha: ${p.when}. Referencia: ${p.reference}.`,
      ...(p.returned ? [`De ese pago se le devolvieron ${p.returned}.`] : []),
    ],
    button: 'Ver el pago',
    footnote:
      'Este recibo no es una factura (CFDI). Si la necesita, pídala al consultorio con la referencia de arriba.',
  },
}
