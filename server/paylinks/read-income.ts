import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { incomeBetween } from './income-queries.ts'

/**
 * What the doctor received by payment links from one day to another, both inclusive and of Mexico City.
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
