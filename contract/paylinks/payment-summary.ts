import * as z from 'zod/mini'
import { PAYLINK_STATES } from './paylink-state.ts'

/** Totals of the payment links in cents, and the newest links, for the home page. */
export const PaymentSummary = z.object({
  count: z.int(),
  on_its_way_cents: z.int(),
  /** Money received, less the money given back, since the first of this month. */
  month_cents: z.int(),
  latest: z.array(
    z.object({
      slug: z.string(),
      amount_cents: z.int(),
      concept: z.string(),
      state: z.enum(PAYLINK_STATES),
      /** Name of the patient; '' for none. */
      person: z.string(),
    }),
  ),
})
export type PaymentSummary = z.output<typeof PaymentSummary>
