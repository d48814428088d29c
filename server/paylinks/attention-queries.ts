import type { Sql } from '../database/database.ts'

export interface WaitingPaylink {
  /**
   * Reason for which a payment link needs attention. `reported`: the payer says that they paid. `received`: a payment
   * provider says that they paid. `expired`: nobody paid in time.
   */
  what: 'reported' | 'received' | 'expired'
  slug: string
  /** Number of changes of the payment link so far, which identifies this event of the link. */
  turn: number
  amount_cents: number
  concept: string
  /** Name of the patient; '' for a payment link without a patient. */
  patient_name: string
  at: Date
}

/**
 * Payment links that the payer reported as paid. Payment links that a provider reported as paid, or that expired, are
 * included if that happened since `since`.
 */
export const waitingPaylinks = (
  sql: Sql,
  doctorId: number,
  now: Date,
  since: Date,
): Promise<WaitingPaylink[]> =>
  sql.query<WaitingPaylink>(
    `select w.what, w.slug, w.turn, w.amount_cents, w.concept, w.patient_name, w.at from (
       select case when l.state = 'reported' then 'reported'
                   when l.state = 'paid' and l.by_kind = 'provider' and l.at > $3 then 'received'
                   when l.state = 'pending' and p.expires_at <= $2 and p.expires_at > $3 then 'expired'
                   else '' end as what,
         p.slug, l.turn, p.amount_cents, p.concept, coalesce(t.name, '') as patient_name, case when l.state = 'pending' then p.expires_at else l.at end as at
       from paylink p
       join lateral (
         select m.state, m.turn, m.by_kind, m.at from paylink_movement m
         where m.doctor_id = p.doctor_id and m.paylink_id = p.id order by m.turn desc limit 1
       ) l on true
       left join paylink_person o on o.doctor_id = p.doctor_id and o.paylink_id = p.id
       left join patient a on a.doctor_id = p.doctor_id and a.id = o.patient_id
       left join patient t on t.doctor_id = p.doctor_id and t.id = coalesce(a.merged_into, a.id)
       where p.doctor_id = $1
     ) w
     where w.what <> '' order by w.at desc limit 20`,
    [doctorId, now, since],
  )
