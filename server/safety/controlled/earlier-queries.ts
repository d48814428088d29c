import type { Sql } from '../../database/database.ts'
import type { NamedMedicine } from './controlled-names.ts'

/** A row with a controlled medicine that this doctor prescribed to the patient lately. */
export interface EarlierControlled extends NamedMedicine {
  signature: string
  position: number
  issued_at: Date
  instructions: string
  qty: number
}

interface Asked {
  /** Uid of the patient, or of another patient merged into that patient. */
  uid: string
  now: Date
  days: number
  /** Signature of the prescription that is being replaced; '' or null for none. */
  replaces?: string | null | undefined
}

/**
 * Rows of classes II and III that this doctor prescribed to a patient in the last `days` days, the newest first. A row of a
 * cancelled or replaced prescription counts where some of it was dispensed.
 */
export const earlierControlled = (
  sql: Sql,
  doctorId: number,
  { uid, now, days, replaces }: Asked,
): Promise<EarlierControlled[]> =>
  sql.query<EarlierControlled>(
    `select r.signature, i.position, r.issued_at, i.presentation, i.generic, i.brand, i.drug_upc, i.instructions, i.qty
     from patient asked
     join patient p on p.doctor_id = asked.doctor_id
       and (p.id = coalesce(asked.merged_into, asked.id) or p.merged_into = coalesce(asked.merged_into, asked.id))
     join prescription r on r.doctor_id = p.doctor_id and r.patient_id = p.id
     join prescription_item i on i.doctor_id = r.doctor_id and i.prescription_id = r.id
     where asked.doctor_id = $1 and asked.uid = $2::uuid and i.fraction in ('II', 'III')
       and r.issued_at > $3::timestamptz - make_interval(days => $4::int)
       and (i.bought_qty > 0
         or (r.state = 'issued' and i.ended_at is null and r.signature is distinct from nullif($5::text, '')))
     order by r.id desc, i.position limit 60`,
    [doctorId, uid, now, days, replaces ?? ''],
  )

/**
 * Locks the prescribing of controlled medicines to a patient until this transaction ends. Of two issues at once, the
 * second therefore reads what the first prescribed.
 */
export const oneAtATime = async (sql: Sql, doctorId: number, uid: string): Promise<void> => {
  await sql.query(
    `select pg_advisory_xact_lock(hashtextextended('controlled:' || $1::bigint || ':' || coalesce(asked.merged_into, asked.id), 0))::text
     from patient asked where asked.doctor_id = $1::bigint and asked.uid = $2::uuid`,
    [doctorId, uid],
  )
}
