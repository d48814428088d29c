/** A payment that is to be made on the provider's page. */
export interface CardOrder {
  slug: string
  concept: string
  /** Amount of the payment in cents of Mexican pesos. */
  cents: number
  /** Idempotency key: a repeated call with the same key begins the same payment. */
  key: string
  /** Addresses to which the provider's page sends the payer back after paying or leaving. */
  doneAt: string
  leftAt: string
}

/**
 * Report of a payment provider about the payment of a payment link. `id` is the id of the report, `payment` the id of the
 * payment.
 */
export type PaymentReport =
  | {
      kind: 'received'
      id: string
      slug: string
      payment: string
      method: 'card' | 'oxxo'
      cents: number
      currency: string
    }
  | {
      kind: 'returned'
      id: string
      slug: string
      payment: string
      method: 'card' | 'oxxo'
      /** Paid amount, and sum of all amounts that were given back so far, in cents of the currency. */
      paidCents: number
      returnedCents: number
      currency: string
    }
  | { kind: 'noted'; id: string; slug: string }
  /** A payment provider's report about something other than a payment link. */
  | { kind: 'ignored' }

/** A provider of payments by card and in shops (OXXO). */
export interface CardPayments {
  /** Begins a payment. @returns address of the provider's page; undefined where the provider does not answer */
  begin(order: CardOrder): Promise<string | undefined>
  /**
   * Verifies and reads a report by its exact bytes.
   * @returns undefined for a report that the provider did not sign, or signed too long ago
   */
  read(body: Buffer, signature: string, now: Date): PaymentReport | undefined
  /** Origin of the provider's payment page, for the Content-Security-Policy. */
  pageOrigin: string
}
