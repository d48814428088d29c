import type { SupportState } from '#contract/accounts/support.ts'
import type { Sql } from '../database/database.ts'

export async function insertMessage(
  sql: Sql,
  doctorId: number,
  m: { subject: string; message: string; metadata: string; brand: string },
): Promise<void> {
  await sql.query(
    'insert into contact_message (doctor_id, subject, message, metadata, brand) values ($1, $2, $3, $4, $5)',
    [doctorId, m.subject, m.message, m.metadata, m.brand],
  )
}

/** A message to support, as an operator reads it. */
export interface MessageRow {
  id: number
  doctor_id: number
  name: string
  email: string
  /** Language that the doctor chose for the application's pages; null for none. */
  language: string | null
  brand: string
  subject: string
  message: string
  metadata: string
  created_at: Date
  answer: string
  answered_at: Date | null
  answered_by: string | null
}

const MESSAGES = `select m.id, m.doctor_id, d.name, a.email, d.ux_settings ->> 'language' as language, m.brand, m.subject,
    m.message, m.metadata, m.created_at, m.answer, m.answered_at, o.name as answered_by
  from contact_message m join doctor d on d.doctor_id = m.doctor_id join account a on a.id = m.doctor_id
  left join operator o on o.operator_id = m.answered_by`

/** Reads messages to support: unanswered ones with the oldest first, or answered ones with the latest answer first. */
export const messagesIn = (
  sql: Sql,
  state: SupportState,
  paging: { limit: number; offset: number },
): Promise<MessageRow[]> =>
  sql.query<MessageRow>(
    `${MESSAGES} where (m.answered_at is null) = $1::boolean order by m.answered_at desc, m.id limit $2 offset $3`,
    [state === 'waiting', paging.limit, paging.offset],
  )

export async function countMessages(sql: Sql, state: SupportState): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    'select count(*) as n from contact_message where (answered_at is null) = $1::boolean',
    [state === 'waiting'],
  )
  return rows[0]?.n ?? 0
}

export async function messageById(sql: Sql, id: number): Promise<MessageRow | undefined> {
  return (await sql.query<MessageRow>(`${MESSAGES} where m.id = $1`, [id]))[0]
}

/** Stores the answer to a message to support. @returns false when the message was answered already */
export async function keepAnswer(
  sql: Sql,
  a: { id: number; answer: string; operatorId: number },
): Promise<boolean> {
  const rows = await sql.query<{ id: number }>(
    `update contact_message set answer = $2, answered_by = $3, answered_at = now()
     where id = $1 and answered_at is null returning id`,
    [a.id, a.answer, a.operatorId],
  )
  return rows.length > 0
}
