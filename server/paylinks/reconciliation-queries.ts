import type { Sql } from '../database/database.ts'

/** A period from the first to the last day, both included, in a time zone. */
interface Period {
  from: string
  until: string
  zone: string
}

/** Sums of one payment link: over all time, and in the period. Returned amounts are positive. */
export interface LinkSums {
  id: number
  received: number
  returned: number
  month: number
  has_other_currency: boolean
}

const BEGIN = '$2::date::timestamp at time zone $4'
const END = '($3::date + 1)::timestamp at time zone $4'

/** Payment links that were made in a period or whose money moved in it, the newest first, and their total number. */
export async function sumsOfLinks(
  sql: Sql,
  doctorId: number,
  { from, until, zone }: Period,
  limit: number,
): Promise<{ count: number; sums: LinkSums[] }> {
  const rows = await sql.query<LinkSums & { count: number }>(
    `with chosen as (
       select p.id from paylink p
       where p.doctor_id = $1 and p.created_at >= ${BEGIN} and p.created_at < ${END}
       union
       select m.paylink_id from paylink_movement m
       where m.doctor_id = $1 and m.amount_cents <> 0 and m.at >= ${BEGIN} and m.at < ${END}
     )
     select c.id, (count(*) over ())::int as count,
       coalesce(sum(m.amount_cents) filter (where m.amount_cents > 0), 0)::bigint as received,
       coalesce(-sum(m.amount_cents) filter (where m.amount_cents < 0), 0)::bigint as returned,
       coalesce(sum(m.amount_cents) filter (where m.at >= ${BEGIN} and m.at < ${END}), 0)::bigint as month,
       exists (select from payment_notice n
               where n.doctor_id = $1 and n.paylink_id = c.id and n.outcome = 'other-currency') as has_other_currency
     from chosen c join paylink_movement m on m.doctor_id = $1 and m.paylink_id = c.id
     group by c.id order by c.id desc limit $5`,
    [doctorId, from, until, zone, limit],
  )
  return { count: rows[0]?.count ?? 0, sums: rows }
}

/**
 * Sums of a period in cents: the amount requested by the payment links made in it, and the amounts that arrived and
 * were given back in it. A payment link that was withdrawn without a payment is not counted. `first_month` is the month
 * of the doctor's first payment link.
 */
export async function sumsOfPeriod(
  sql: Sql,
  doctorId: number,
  { from, until, zone }: Period,
): Promise<{ asked: number; received: number; returned: number; first_month: string | null }> {
  const rows = await sql.query<{
    asked: number
    received: number
    returned: number
    first_month: string | null
  }>(
    `select
       (select coalesce(sum(p.amount_cents), 0)::bigint from paylink p
        where p.doctor_id = $1 and p.created_at >= ${BEGIN} and p.created_at < ${END}
          and (select m.state from paylink_movement m where m.doctor_id = $1 and m.paylink_id = p.id
               order by m.turn desc limit 1) <> 'cancelled') as asked,
       coalesce(sum(m.amount_cents) filter (where m.amount_cents > 0), 0)::bigint as received,
       coalesce(-sum(m.amount_cents) filter (where m.amount_cents < 0), 0)::bigint as returned,
       (select to_char(min(p.created_at) at time zone $4, 'YYYY-MM') from paylink p where p.doctor_id = $1) as first_month
     from paylink_movement m where m.doctor_id = $1 and m.at >= ${BEGIN} and m.at < ${END}`,
    [doctorId, from, until, zone],
  )
  return rows[0]!
}
