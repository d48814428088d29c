import * as z from 'zod/mini'
import { Month } from '../figures/month-figures.ts'
import { PAYLINK_STATES, type PaylinkState } from './paylink-state.ts'
import { surplusOf } from './surplus.ts'

/**
 * How the money that arrived for a payment link compares with the requested amount.
 * - `matched`: the requested amount arrived
 * - `returned`: the requested amount arrived, and a part or all was given back; or less arrived, and all was given back
 * - `waiting`: nothing arrived, and the link can still be paid
 * - `reported`: the payer says that the transfer was made, and nobody confirmed it
 * - `short`, `over`: less, or more, than the requested amount arrived and was not given back
 * - `unpaid`: the time of the link is over and nothing arrived
 * - `withdrawn`: the link was cancelled and nothing arrived
 * - `other-currency`: a provider reported a payment in another currency, which is in no sum
 */
export const PAYMENT_MATCHES = [
  'matched',
  'returned',
  'waiting',
  'reported',
  'short',
  'over',
  'unpaid',
  'withdrawn',
  'other-currency',
] as const
export type PaymentMatch = (typeof PAYMENT_MATCHES)[number]

/** Matches that somebody has to look at: money is missing, is too much, or is not explained. */
const UNMATCHED: ReadonlySet<PaymentMatch> = new Set(['reported', 'short', 'over', 'other-currency'])
export const isUnmatched = (match: PaymentMatch): boolean => UNMATCHED.has(match)

/** Money of one payment link, in cents: requested, arrived, and given back (as a positive number). */
export interface PaymentSums {
  state: PaylinkState
  asked: number
  received: number
  returned: number
  /** Whether a provider reported a payment in another currency. */
  hasOtherCurrency: boolean
}

export function matchOf({ state, asked, received, returned, hasOtherCurrency }: PaymentSums): PaymentMatch {
  const kept = received - returned
  if (hasOtherCurrency && received < asked) return 'other-currency'
  if (surplusOf({ state, asked, kept }) > 0) return 'over'
  if (received >= asked) return kept < asked ? 'returned' : 'matched'
  if (state === 'reported') return 'reported'
  if (kept > 0) return 'short'
  if (received > 0) return 'returned'
  if (state === 'cancelled') return 'withdrawn'
  return state === 'expired' ? 'unpaid' : 'waiting'
}

const Cents = z.int()

/** Maximum number of payment links that the reconciliation of one month lists. */
export const RECONCILED_AT_MOST = 500

const ReconciledLink = z.object({
  slug: z.string(),
  concept: z.string(),
  reference: z.string(),
  /** Name or mail address of the person; '' for none. */
  person: z.string(),
  created_at: z.string(),
  state: z.enum(PAYLINK_STATES),
  match: z.enum(PAYMENT_MATCHES),
  asked_cents: Cents,
  /** Money of the payment link that arrived, and money that was given back, over all months. */
  received_cents: Cents,
  returned_cents: Cents,
  /** Payments that arrived in this month, less the refunds of this month. */
  month_cents: Cents,
})
export type ReconciledLink = z.output<typeof ReconciledLink>

/** Payment links that were made, or whose money moved, in a month of Mexico City, the newest first. */
export const Reconciliation = z.object({
  month: Month,
  /** Month of the doctor's first payment link; null while the doctor has no link. */
  first_month: z.nullable(Month),
  totals: z.object({
    /** Sum of the payment links made in the month, without those that were withdrawn. */
    asked_cents: Cents,
    /**
     * Sum of the payments that arrived in the month (`received_cents`), and of the money given back in it
     * (`returned_cents`), also for payment links that were made in other months.
     */
    received_cents: Cents,
    returned_cents: Cents,
  }),
  /** Number of payment links of the month; at most `RECONCILED_AT_MOST` of them are listed. */
  count: z.int(),
  unmatched: z.int(),
  links: z.array(ReconciledLink),
})
export type Reconciliation = z.output<typeof Reconciliation>
