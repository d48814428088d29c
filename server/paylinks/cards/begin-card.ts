import type { Database } from '../../database/database.ts'
import type { CardPayments } from '../../outside/payments/port.ts'
import { paylinkBySlug } from '../paylink-queries.ts'
import { payPath } from '../present.ts'

/**
 * Begins a card payment of the amount that is still unpaid on a pending payment link. The idempotency key names link, version
 * and amount, so that a form that is sent twice begins one payment.
 * @returns address of the provider's page; undefined for a payment link that takes no payment, or a provider without an answer
 */
export async function beginCard(
  deps: { database: Database; clock: () => Date; baseUrl: () => string; cards: CardPayments },
  doctorId: number,
  slug: string,
): Promise<string | undefined> {
  const link = await deps.database.asDoctor(doctorId, (sql) =>
    paylinkBySlug(sql, doctorId, slug, deps.clock()),
  )
  if (link?.state !== 'pending') return undefined
  const cents = link.amount_cents - link.balance_cents
  if (cents <= 0) return undefined
  const page = new URL(payPath(slug), deps.baseUrl()).href
  return deps.cards.begin({
    slug,
    concept: link.concept,
    cents,
    key: `paylink-${slug}-${link.turn}-${cents}`,
    doneAt: `${page}?said=card`,
    leftAt: page,
  })
}
