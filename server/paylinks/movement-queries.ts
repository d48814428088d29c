import type { LedgerLine } from '#contract/paylinks/paylinks.ts'
import type { PaylinkState } from '#contract/paylinks/paylink-state.ts'
import type { Sql } from '../database/database.ts'

type Method = LedgerLine['method']

export interface NewMovement {
  turn: number
  kind: string
  state: PaylinkState
  amount_cents: number
  method: Method
  external: string
  note: string
  by_kind: 'doctor' | 'payer' | 'provider'
  at: Date
}

/** Adds a movement of a payment link. @returns false when the provider's payment is recorded already */
export async function insertMovement(
  sql: Sql,
  doctorId: number,
  paylinkId: number,
  m: NewMovement,
): Promise<boolean> {
  const rows = await sql.query<{ turn: number }>(
    `insert into paylink_movement (doctor_id, paylink_id, turn, kind, state, amount_cents, method, external, note,
                                   by_kind, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (external) where external <> '' do nothing returning turn`,
    [
      doctorId,
      paylinkId,
      m.turn,
      m.kind,
      m.state,
      m.amount_cents,
      m.method,
      m.external,
      m.note,
      m.by_kind,
      m.at,
    ],
  )
  return rows.length === 1
}

export interface StoredMovement {
  kind: string
  amount_cents: number
  method: Method
  external: string
  note: string
  by_kind: 'doctor' | 'payer' | 'provider'
  at: Date
}

export const movementsOf = (sql: Sql, doctorId: number, paylinkId: number): Promise<StoredMovement[]> =>
  sql.query<StoredMovement>(
    `select kind, amount_cents, method, external, note, by_kind, at from paylink_movement
     where doctor_id = $1 and paylink_id = $2 order by turn`,
    [doctorId, paylinkId],
  )

/** A period from the first to the last day, both included, in a time zone. A day that is null does not limit the period. */
export interface Days {
  from: string | null
  until: string | null
  zone: string
}

export interface StoredLedgerLine extends Omit<LedgerLine, 'at'> {
  at: Date
}

const MOVED = `from paylink_movement m join paylink p on p.doctor_id = m.doctor_id and p.id = m.paylink_id
  where m.doctor_id = $1 and m.amount_cents <> 0
    and ($2::date is null or m.at >= $2::date::timestamp at time zone $4)
    and ($3::date is null or m.at < ($3::date + 1)::timestamp at time zone $4)`

/** Movements of money on a doctor's payment links within a period, the newest first. */
export const ledgerPage = (
  sql: Sql,
  doctorId: number,
  days: Days,
  page: { limit: number; offset: number },
): Promise<StoredLedgerLine[]> =>
  sql.query<StoredLedgerLine>(
    `select p.slug, p.concept, p.reference, m.amount_cents, m.method, m.external, m.note, m.at ${MOVED}
     order by m.at desc, p.id desc, m.turn desc limit $5 offset $6`,
    [doctorId, days.from, days.until, days.zone, page.limit, page.offset],
  )

export async function countLedger(
  sql: Sql,
  doctorId: number,
  days: Days,
): Promise<{ count: number; sum_cents: number }> {
  const rows = await sql.query<{ count: number; sum_cents: number }>(
    `select count(*)::int as count, coalesce(sum(m.amount_cents), 0)::bigint as sum_cents ${MOVED}`,
    [doctorId, days.from, days.until, days.zone],
  )
  return rows[0]!
}

/** Number of the doctor's payment links, the amount that is still awaited, and the amount received, in cents. */
export async function paylinkTotals(
  sql: Sql,
  doctorId: number,
  now: Date,
): Promise<{ count: number; on_its_way_cents: number; received_cents: number }> {
  const rows = await sql.query<{ count: number; on_its_way_cents: number; received_cents: number }>(
    `select count(*)::int as count,
       coalesce(sum(greatest(p.amount_cents - s.balance_cents, 0))
                filter (where l.state = 'reported' or l.state = 'pending' and p.expires_at > $2), 0)::bigint
         as on_its_way_cents,
       coalesce(sum(s.balance_cents), 0)::bigint as received_cents
     from paylink p
     join lateral (
       select m.state from paylink_movement m
       where m.doctor_id = p.doctor_id and m.paylink_id = p.id order by m.turn desc limit 1
     ) l on true
     cross join lateral (
       select coalesce(sum(m.amount_cents), 0)::bigint as balance_cents
       from paylink_movement m where m.doctor_id = p.doctor_id and m.paylink_id = p.id
     ) s
     where p.doctor_id = $1`,
    [doctorId, now],
  )
  return rows[0]!
}
