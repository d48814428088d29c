import { Stripe } from 'stripe'
import type { Outbound } from '../client/outbound.ts'
import type { CardPayments, PaymentReport } from './port.ts'

export interface StripeSettings {
  /** Base URL of Stripe's API: `https://api.stripe.com`, or a server that speaks its protocol. */
  url: string
  key: string
  /** Secret with which Stripe signs its webhooks. */
  webhookSecret: string
}

/** Origin of Stripe's own payment pages. The API of Stripe is on another host. */
const CHECKOUT = 'https://checkout.stripe.com'

/**
 * Limits of one attempt to call Stripe. A failed call is attempted once more, and the payer waits for both attempts.
 */
const LIMITS = { timeoutMs: 5000, maxBytes: 256 * 1024, maxRedirects: 0 }
/** Maximum age of a webhook's signature, in seconds. Stripe signs each delivery of an event again. */
const TOLERANCE = 300

/**
 * Payments through Stripe Checkout in Mexican pesos. Stripe offers the payment methods that the account has switched
 * on: cards and OXXO.
 */
export function stripePayments(
  { url, key, webhookSecret }: StripeSettings,
  outbound: Pick<Outbound, 'fetchFor'>,
): CardPayments {
  const { protocol, hostname, port, origin } = new URL(url)
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(outbound.fetchFor('stripe', LIMITS)),
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? '80' : '443'),
    maxNetworkRetries: 1,
    timeout: LIMITS.timeoutMs,
    telemetry: false,
  })
  return {
    // A test server in place of Stripe has its API and its pages at one address.
    pageOrigin: hostname === 'api.stripe.com' ? CHECKOUT : origin,
    async begin({ slug, concept, cents, key: idempotencyKey, doneAt, leftAt }) {
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'mxn', unit_amount: cents, product_data: { name: concept } },
              },
            ],
            client_reference_id: slug,
            metadata: { paylink: slug },
            payment_intent_data: { metadata: { paylink: slug } },
            success_url: doneAt,
            cancel_url: leftAt,
          },
          { idempotencyKey },
        )
        return session.url ?? undefined
      } catch {
        // The outbound client logs a failed call to Stripe. The payment page then offers only the bank transfer.
        return undefined
      }
    },
    read(body, signature, now) {
      try {
        // The library's `constructEvent` takes the present time in milliseconds, although the signature's timestamp is
        // in seconds.
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE,
          undefined,
          now.getTime(),
        )
        return reportOf(event)
      } catch {
        // The Stripe library throws for a wrong, missing or late signature. The report is then refused.
        return undefined
      }
    },
  }
}

/**
 * Whether a value is an identifier of Stripe: letters, digits and marks (https://docs.stripe.com/api/events/object: a
 * string).
 */
const isIdentifier = (id: unknown): id is string => typeof id === 'string' && /^[\x21-\x7e]{1,255}$/.test(id)

function reportOf(event: Stripe.Event): PaymentReport | undefined {
  if (!isIdentifier(event.id)) return undefined
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid'
        ? received(event.id, event.data.object, 'card')
        : noted(event.id, event.data.object)
    case 'checkout.session.async_payment_succeeded':
      return received(event.id, event.data.object, 'oxxo')
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return noted(event.id, event.data.object)
    case 'charge.refunded':
      return returned(event.id, event.data.object)
    default:
      return { kind: 'ignored' }
  }
}

function received(id: string, session: Stripe.Checkout.Session, method: 'card' | 'oxxo'): PaymentReport {
  const slug = slugOf(session.metadata)
  const payment = idOf(session.payment_intent)
  const { amount_total: cents, currency } = session
  if (slug === '' || payment === '' || cents === null || currency === null) return { kind: 'ignored' }
  if (!isAmount(cents)) return { kind: 'noted', id, slug }
  return { kind: 'received', id, slug, payment, method, cents, currency }
}

function noted(id: string, session: Stripe.Checkout.Session): PaymentReport {
  const slug = slugOf(session.metadata)
  return slug === '' ? { kind: 'ignored' } : { kind: 'noted', id, slug }
}

/**
 * Reads a report of a refunded charge. A charge has the metadata of its payment, so that a refund is understood even
 * when it is reported before the payment.
 */
function returned(id: string, charge: Stripe.Charge): PaymentReport {
  const slug = slugOf(charge.metadata)
  const payment = idOf(charge.payment_intent)
  const { amount: paidCents, amount_refunded: returnedCents, currency } = charge
  if (slug === '' || payment === '') return { kind: 'ignored' }
  if (!isAmount(paidCents) || !isAmount(returnedCents) || returnedCents > paidCents)
    return { kind: 'noted', id, slug }
  const method = charge.payment_method_details?.type === 'oxxo' ? 'oxxo' : 'card'
  return { kind: 'returned', id, slug, payment, method, paidCents, returnedCents, currency }
}

/** Slug of the payment link that a Stripe session or charge pays; '' for a payment that this product did not begin. */
function slugOf(metadata: Stripe.Metadata | null): string {
  const slug = metadata?.['paylink'] ?? ''
  return /^[\w-]{22}$/.test(slug) ? slug : ''
}

/**
 * Whether a value is an amount of Stripe, which has at most eight digits
 * (https://docs.stripe.com/api/payment_intents/object).
 */
const isAmount = (cents: number): boolean => Number.isInteger(cents) && cents > 0 && cents <= 99_999_999

function idOf(named: string | { id: string } | null): string {
  const id = typeof named === 'string' ? named : named?.id
  return isIdentifier(id) ? id : ''
}
