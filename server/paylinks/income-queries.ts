import type { Sql } from '../database/database.ts'

/**
 * Number of payments between two days, and the amount received less the amount returned in cents. `has_links`: whether
 * the doctor has an account for payment links.
 */
export async function incomeBetween(
  sql: Sql,
  doctorId: number,
  days: { from: string; until: string; zone: string },
): Promise<{ has_links: boolean; payments: number; cents: number }> {
  const rows = await sql.query<{ has_links: boolean; payments: number; cents: number }>(
    `select exists (select from payment_account where doctor_id = $1) as has_links,
       count(*) filter (where amount_cents > 0)::int as payments, coalesce(sum(amount_cents), 0)::bigint as cents
     from paylink_movement
     where doctor_id = $1 and at >= $2::date::timestamp at time zone $4 and at < ($3::date + 1)::timestamp at time zone $4`,
    [doctorId, days.from, days.until, days.zone],
  )
  return rows[0]!
}
