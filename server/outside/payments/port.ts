/** A payment that a provider's page is to take. */
export interface CardOrder {
  slug: string
  concept: string
  /** Amount in cents of Mexican pesos. */
  cents: number
  /** Key that makes a repeated call begin the same payment. */
  key: string
  /** Addresses to which the provider's page leads back. */
  doneAt: string
  leftAt: string
}

/** What a provider reports about the payment of a payment link. `id` names the report, `payment` the payment. */
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
      /** What was paid, and the sum of all that was given back so far, in cents. */
      paidCents: number
      returnedCents: number
      currency: string
    }
  | { kind: 'noted'; id: string; slug: string }
  /** A report about something else than a payment link. */
  | { kind: 'ignored' }

/** A provider of payments by card and in shops. */
export interface CardPayments {
  /** Begins a payment. @returns address of the provider's page; undefined where the provider does not answer */
  begin(order: CardOrder): Promise<string | undefined>
  /** Reads a report by its exact bytes. @returns undefined for one that the provider did not sign, or long ago */
  read(body: Buffer, signature: string, now: Date): PaymentReport | undefined
  /** Origin of the provider's page, for the Content-Security-Policy. */
  pageOrigin: string
}
