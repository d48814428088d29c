import type { Sql } from '../database/database.ts'
import type { DoubtfulDiagnosis } from './issue/doubtful-diagnoses.ts'

/**
 * Mails, sales and assistants that the events of a prescription refer to by id, and the warnings that its issue
 * overrode.
 */
export interface NamedRow {
  mails: { id: number; recipient: string; cc: string }[]
  fills: {
    id: number
    pharmacy: string
    ticket: string
    /** Number of units sold of each row, with the row's position from 0. */
    quantities: { position: number; quantity: number }[]
  }[]
  assistants: { id: number; name: string }[]
  /** Warnings that the doctor overrode, each with the reason; null for none. */
  overrides: { about: string[]; reason: string }[] | null
  /** Diagnosis codes that should be reviewed; null for none. */
  doubtful: DoubtfulDiagnosis[] | null
}

export async function namedOf(
  sql: Sql,
  doctorId: number,
  id: number,
  named: { mails: readonly number[]; fills: readonly number[]; assistants: readonly number[] },
): Promise<NamedRow | undefined> {
  const rows = await sql.query<NamedRow>(
    `select array(select jsonb_build_object('id', m.id, 'recipient', m.recipient, 'cc', m.cc)
                  from mail m where m.doctor_id = $1 and m.id = any ($3::bigint[])) as mails,
            array(select jsonb_build_object('id', f.id, 'pharmacy', f.pharmacy_name, 'ticket', f.sales_code, 'quantities',
                    (select coalesce(jsonb_agg(jsonb_build_object('position', x.position, 'quantity', x.quantity)
                              order by x.position), '[]')
                     from fill_item x
                     where x.doctor_id = f.doctor_id and x.prescription_id = f.prescription_id and x.fill_id = f.id))
                  from fill f
                  where f.doctor_id = $1 and f.prescription_id = $2 and f.id = any ($4::bigint[])) as fills,
            array(select jsonb_build_object('id', s.assistant_id, 'name', s.name)
                  from assistant s where s.assistant_id = any ($5::bigint[])) as assistants,
            r.safety -> 'overrides' as overrides, r.safety -> 'diagnoses' as doubtful
     from prescription r where r.doctor_id = $1 and r.id = $2`,
    [doctorId, id, named.mails, named.fills, named.assistants],
  )
  return rows[0]
}
