import {
  isUnmatched,
  matchOf,
  RECONCILED_AT_MOST,
  type ReconciledLink,
  type Reconciliation,
} from '#contract/paylinks/reconciliation.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { paylinksByIds, type StoredPaylink } from './paylink-queries.ts'
import { type LinkSums, sumsOfLinks, sumsOfPeriod } from './reconciliation-queries.ts'

/**
 * Compares the amounts that the payment links of a month asked for with the amounts that arrived.
 * @param month `YYYY-MM` in Mexico City
 */
export async function reconcileMonth(
  sql: Sql,
  doctorId: number,
  { month, now, atMost = RECONCILED_AT_MOST }: { month: string; now: Date; atMost?: number },
): Promise<Reconciliation> {
  const from = `${month}-01`
  const period = { from, until: addDays(addMonths(from, 1), -1), zone: MEXICO_CITY }
  const { count, sums } = await sumsOfLinks(sql, doctorId, period, atMost)
  const { asked, received, returned, first_month } = await sumsOfPeriod(sql, doctorId, period)
  const ids = sums.map(({ id }) => id)
  const sumsById = new Map(sums.map((one) => [one.id, one]))
  const links = (await paylinksByIds(sql, doctorId, now, ids)).flatMap((link) => {
    const of = sumsById.get(link.id)
    return of ? [reconciled(link, of)] : []
  })
  return {
    month,
    first_month,
    totals: { asked_cents: asked, received_cents: received, returned_cents: returned },
    count,
    unmatched: links.filter(({ match }) => isUnmatched(match)).length,
    links,
  }
}

function reconciled(link: StoredPaylink, { received, returned, month, ...sums }: LinkSums): ReconciledLink {
  const { slug, concept, reference, state, amount_cents: asked } = link
  return {
    slug,
    concept,
    reference,
    person: link.patient_name || link.email,
    created_at: link.created_at.toISOString(),
    state,
    match: matchOf({ state, asked, received, returned, hasOtherCurrency: sums.has_other_currency }),
    asked_cents: asked,
    received_cents: received,
    returned_cents: returned,
    month_cents: month,
  }
}
