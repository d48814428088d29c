import type { AttentionItem } from '#contract/dashboard/attention.ts'
import type { PaymentSummary } from '#contract/paylinks/payment-summary.ts'
import { MEXICO_CITY, mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { countLedger, paylinkTotals } from './movement-queries.ts'
import { waitingPaylinks } from './attention-queries.ts'
import { paylinkPage } from './paylink-queries.ts'

const LATEST = 3
/** Number of days for which the home page shows a payment that arrived, or a payment link that expired, as news. */
const NEWS_DAYS = 7
const DAY_MS = 86_400_000

/** Data of the payment widget on the home page: the totals, and the payment links that changed last. */
export async function readPaymentSummary(sql: Sql, doctorId: number, now: Date): Promise<PaymentSummary> {
  const { count, on_its_way_cents } = await paylinkTotals(sql, doctorId, now)
  const today = mexicoDay(now)
  const from = `${today.slice(0, 8)}01`
  const rows = await paylinkPage(sql, doctorId, now, { limit: LATEST, offset: 0 })
  return {
    count,
    on_its_way_cents,
    month_cents: await readPaymentIncome(sql, doctorId, { from, until: today }),
    latest: rows.map(({ slug, amount_cents, concept, state, patient_name: person }) => ({
      slug,
      amount_cents,
      concept,
      state,
      person,
    })),
  }
}

/**
 * Payment links that need the doctor's attention. A reported transfer has to be checked. For a week, payments that a
 * provider reported and links that expired unpaid are included too.
 */
export async function readPaymentAttention(sql: Sql, doctorId: number, now: Date): Promise<AttentionItem[]> {
  const rows = await waitingPaylinks(sql, doctorId, now, new Date(now.getTime() - NEWS_DAYS * DAY_MS))
  return rows.map(({ what, turn, at, ...facts }) => {
    const kind = `payment-${what}` as const
    return { ...facts, kind, id: `${kind}:${facts.slug}.${turn}`, at: at.toISOString() }
  })
}

/**
 * Income from payment links in a period of days, both included (`YYYY-MM-DD`): the amount received less the amount
 * given back, in cents.
 */
export async function readPaymentIncome(
  sql: Sql,
  doctorId: number,
  days: { from: string; until: string },
): Promise<number> {
  return (await countLedger(sql, doctorId, { ...days, zone: MEXICO_CITY })).sum_cents
}
