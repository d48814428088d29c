import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { incomeBetween } from './income-queries.ts'

/**
 * Income of a doctor from payment links between two days of Mexico City, both inclusive.
 * @returns null for a doctor without an account for payment links
 */
export async function readIncome(
  sql: Sql,
  doctorId: number,
  { from, until }: { from: string; until: string },
): Promise<{ payments: number; cents: number } | null> {
  const {
    has_links: hasLinks,
    payments,
    cents,
  } = await incomeBetween(sql, doctorId, {
    from,
    until,
    zone: MEXICO_CITY,
  })
  return hasLinks ? { payments, cents } : null
}
