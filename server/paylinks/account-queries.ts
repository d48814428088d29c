import type { Sql } from '../database/database.ts'

export interface StoredAccount {
  /** CLABE of the doctor's bank account; '' while the doctor has not asked for payment links. */
  clabe: string
  holder: string
  activated: boolean
  verified: boolean
  name: string
}

/** The doctor's bank account for payment links, with the data on which its activation depends. */
export async function paymentAccountOf(sql: Sql, doctorId: number): Promise<StoredAccount | undefined> {
  const rows = await sql.query<StoredAccount>(
    `select coalesce(a.clabe, '') as clabe, coalesce(a.holder, '') as holder, d.activate_paymentlinks as activated,
       d.licence_state = 'verified' as verified, d.name
     from doctor d left join payment_account a on a.doctor_id = d.doctor_id where d.doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}

/**
 * Stores the doctor's bank account and requests payment links. If the doctor's licence is verified, payment links are switched
 * on at once, otherwise when the licence is verified (`paylinks_on_verification`).
 */
export async function savePaymentAccount(
  sql: Sql,
  doctorId: number,
  a: { clabe: string; holder: string; at: Date },
): Promise<void> {
  await sql.query(
    `insert into payment_account (doctor_id, clabe, holder, requested_at) values ($1, $2, $3, $4)
     on conflict (doctor_id) do update set clabe = excluded.clabe, holder = excluded.holder`,
    [doctorId, a.clabe, a.holder, a.at],
  )
  await sql.query(
    `update doctor set activate_paymentlinks = activate_paymentlinks or licence_state = 'verified',
       ux_settings = ux_settings || '{"paylinkRequested": true}'::jsonb
     where doctor_id = $1`,
    [doctorId],
  )
}
