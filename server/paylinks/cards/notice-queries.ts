import type { Sql } from '../../database/database.ts'

export async function isNoticeKnown(sql: Sql, doctorId: number, id: string): Promise<boolean> {
  const rows = await sql.query('select from payment_notice where doctor_id = $1 and id = $2', [doctorId, id])
  return rows.length === 1
}

/** Stores that a notice of a payment provider was read, and what the notice led to. */
export async function insertNotice(
  sql: Sql,
  doctorId: number,
  n: { id: string; paylinkId: number; kind: string; outcome: string; at: Date },
): Promise<void> {
  await sql.query(
    `insert into payment_notice (id, doctor_id, paylink_id, kind, outcome, at) values ($1, $2, $3, $4, $5, $6)`,
    [n.id, doctorId, n.paylinkId, n.kind, n.outcome, n.at],
  )
}

/** Sum of the recorded refunds of a provider's payment, in cents, as a positive number. */
export async function returnedOf(sql: Sql, doctorId: number, payment: string): Promise<number> {
  const rows = await sql.query<{ cents: number }>(
    `select coalesce(-sum(amount_cents), 0)::bigint as cents from paylink_movement
     where doctor_id = $1 and amount_cents < 0 and starts_with(external, $2 || ':')`,
    [doctorId, payment],
  )
  return rows[0]?.cents ?? 0
}

/** Whether a payment by a payment provider is recorded already. */
export async function isPaymentKnown(sql: Sql, doctorId: number, payment: string): Promise<boolean> {
  const rows = await sql.query('select from paylink_movement where doctor_id = $1 and external = $2', [
    doctorId,
    payment,
  ])
  return rows.length === 1
}
