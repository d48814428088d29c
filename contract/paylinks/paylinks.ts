import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { Day, Email, optionalEmail, optionalText, requiredLine, typedText } from '../schemas/text.ts'
import { checkPayment } from '../values/money.ts'
import { isUrlSafe } from '../values/url-safe.ts'
import { CONCEPT_AT_MOST, isPaymentConcept } from './payment-concept.ts'
import { Month } from '../figures/month-figures.ts'
import { PAYLINK_STATES } from './paylink-state.ts'
import { Reconciliation } from './reconciliation.ts'

const Cents = z.int()
const State = z.enum(PAYLINK_STATES)
const Method = z.enum(['', 'spei', 'card', 'oxxo'])

/** Amount that a payment link requests, in cents (specification section 5: `min_money`, `max_money`). */
const Asked = z.number().check(
  z.refine(Number.isSafeInteger, { error: 'money-cents', abort: true }),
  z.refine((cents) => reasonOf(cents) !== 'below-minimum', 'money-below-minimum'),
  z.refine((cents) => reasonOf(cents) !== 'above-maximum', 'money-above-maximum'),
)

function reasonOf(cents: number): string {
  const checked = checkPayment(cents)
  return checked.ok ? '' : checked.reason
}

/** Amount that arrived or was given back, in cents: any amount up to ten million pesos. */
const Moved = z
  .number()
  .check(
    z.refine(Number.isSafeInteger, { error: 'money-cents', abort: true }),
    z.minimum(1, 'money-zero'),
    z.maximum(1_000_000_000),
  )

/** The unguessable name of a payment link in its address; any other text is answered like a link that does not exist. */
const Slug = z.object({ slug: z.string().check(z.maxLength(64), z.refine(isUrlSafe, 'not-url-safe')) })

export const Paylink = z.object({
  slug: z.string(),
  /** Address of the page on which the payment link is paid. */
  url: z.string(),
  state: State,
  /**
   * Version of the payment link: the number of its movements so far. A request to change the link names the version
   * that the doctor saw.
   */
  version: z.int(),
  amount_cents: Cents,
  /** Sum of the payment link's movements of money: what arrived, less what was given back. */
  balance_cents: Cents,
  concept: z.string(),
  reference: z.string(),
  clabe: z.string(),
  bank: z.string(),
  holder: z.string(),
  patient: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** Address to which the payment link and its receipt are mailed; '' for none. */
  email: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  changed_at: z.string(),
})
export type Paylink = z.output<typeof Paylink>

const Movement = z.object({
  kind: z.string(),
  amount_cents: Cents,
  method: Method,
  note: z.string(),
  by: z.enum(['doctor', 'payer', 'provider']),
  at: z.string(),
})

export const PaylinkDetail = z.extend(Paylink, { movements: z.array(Movement) })
export type PaylinkDetail = z.output<typeof PaylinkDetail>

/** Totals of all payment links of a doctor, in cents. */
const Totals = z.object({
  /** Sum that is still to arrive for the payment links that can be paid or whose payment the payer reported. */
  on_its_way_cents: Cents,
  /** Sum of all movements of money of the doctor's payment links. */
  received_cents: Cents,
})

/** A line of the reconciliation: one movement of money, with the payment link that it belongs to. */
const LedgerLine = z.object({
  slug: z.string(),
  concept: z.string(),
  reference: z.string(),
  amount_cents: Cents,
  method: Method,
  external: z.string(),
  note: z.string(),
  at: z.string(),
})
export type LedgerLine = z.output<typeof LedgerLine>

/** First and last day of a period, both included; an absent day is no limit. */
const Period = z.object({ from: z.optional(Day), until: z.optional(Day) })

export const PaymentAccount = z.object({
  clabe: z.string(),
  bank: z.string(),
  holder: z.string(),
  /**
   * State of a doctor's payment links. `active`: links can be made. `requested`: links can be made as soon as the
   * doctor's licence is verified.
   */
  state: z.enum(['none', 'requested', 'active']),
  /** Whether cards and OXXO can be offered beside the bank transfer. */
  cards: z.boolean(),
})
export type PaymentAccount = z.output<typeof PaymentAccount>

const Version = { version: z.int().check(z.minimum(1)) }

export const paylinks = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks/',
    summary: 'Payment links of the doctor, the newest first, with their totals',
    audience: 'doctor',
    query: Paging,
    answers: { 200: z.extend(pageOf(Paylink), { totals: Totals }) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks/:slug',
    summary: 'One payment link with its movements',
    audience: 'doctor',
    params: Slug,
    answers: { 200: PaylinkDetail },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/',
    summary: 'Make a payment link. The header Idempotency-Key makes a repeated call harmless',
    audience: 'doctor',
    personal: true,
    body: z.strictObject({
      amount_cents: Asked,
      /** Reason of the payment, which payer and bank read: without clinical data. */
      concept: z.pipe(
        requiredLine(CONCEPT_AT_MOST),
        z.string().check(z.minLength(3), z.refine(isPaymentConcept, 'concept-characters')),
      ),
      patient: z.nullish(typedText(64)),
      email: optionalEmail,
      /** Last day on which the payment link can be paid, in Mexico City; absent: in 7 days. */
      expires_on: z.nullish(Day),
    }),
    answers: { 201: PaylinkDetail },
    perMinute: 30,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/:slug/cancel/',
    summary: 'Withdraw a payment link that was not paid',
    audience: 'doctor',
    personal: true,
    params: Slug,
    body: z.strictObject(Version),
    answers: { 200: PaylinkDetail },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/:slug/confirm/',
    summary: 'Record that a bank transfer arrived',
    audience: 'doctor',
    personal: true,
    params: Slug,
    body: z.strictObject({
      ...Version,
      amount_cents: Moved,
      note: optionalText(120),
    }),
    answers: { 200: PaylinkDetail },
  }),
  deny: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/:slug/deny/',
    summary: 'Record that the transfer which the payer reported did not arrive',
    audience: 'doctor',
    personal: true,
    params: Slug,
    body: z.strictObject(Version),
    answers: { 200: PaylinkDetail },
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/:slug/refund/',
    summary: 'Record that the doctor gave back money that had arrived by bank transfer',
    audience: 'doctor',
    personal: true,
    params: Slug,
    body: z.strictObject({ ...Version, amount_cents: Moved, note: requiredLine(120) }),
    answers: { 200: PaylinkDetail },
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v2/paylinks/:slug/share/',
    summary: 'Mail a payment link, or the receipt of a paid one',
    audience: 'doctor',
    personal: true,
    params: Slug,
    body: z.strictObject({ email: Email }),
    answers: { 200: PaylinkDetail },
    perMinute: 10,
  }),
  movements: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks-movements/',
    summary: 'Movements of money, the newest first, to compare with the statement of the bank',
    audience: 'doctor',
    query: z.extend(Paging, Period.shape),
    answers: { 200: pageOf(LedgerLine) },
  }),
  reconciliation: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks-reconciliation/:month/',
    summary: 'Payment links of a month: what was asked for, what arrived, and which links do not match',
    audience: 'doctor',
    params: z.object({ month: Month }),
    answers: { 200: Reconciliation },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks-csv/',
    summary: 'Movements of money as a CSV file for the accountant',
    audience: 'doctor',
    query: Period,
    answers: { 200: z.object({ name: z.string(), csv: z.string() }) },
    perMinute: 10,
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v2/paylinks-account/',
    summary: 'Bank account to which the payment links are paid',
    audience: 'doctor',
    answers: { 200: PaymentAccount },
  }),
  activate: endpoint({
    method: 'PUT',
    path: '/api/v2/paylinks-account/',
    summary: 'Ask for payment links, or change the bank account of later ones',
    audience: 'doctor',
    personal: true,
    body: z.strictObject({
      clabe: z.string().check(z.maxLength(40)),
      holder: z.pipe(requiredLine(80), z.string().check(z.minLength(3))),
    }),
    answers: { 200: PaymentAccount },
    perMinute: 10,
  }),
  clabe: endpoint({
    method: 'GET',
    path: '/api/v2/clabe/:value',
    summary: 'Whether a text is a valid CLABE, and of which bank',
    audience: 'guest',
    params: z.object({ value: z.string().check(z.maxLength(64)) }),
    answers: { 200: z.object({ ok: z.boolean(), bank: z.string() }) },
    perMinute: 120,
  }),
} as const
