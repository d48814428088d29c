import type { Sql } from '../database/database.ts'
import { BY_NAME } from '../database/name-order.ts'

export interface AssistanceRow {
  doctor_id: number
  doctor_name: string
  assistant_id: number
  assistant_name: string
  assistant_email: string
  hospital_id: number
  hospital_name: string
  approved_at: Date | null
  created_at: Date
}

/** Reads the assistants who prepare drafts for the doctor, and those who wait for the doctor's approval. */
export async function assistanceOf(sql: Sql, doctorId: number): Promise<AssistanceRow[]> {
  return sql.query<AssistanceRow>(
    `select s.doctor_id, d.name as doctor_name, s.assistant_id, a.name as assistant_name, c.email as assistant_email,
            s.hospital_id, coalesce(h.name, '') as hospital_name, s.approved_at, s.created_at
     from assistance s
     join doctor d on d.doctor_id = s.doctor_id
     join assistant a on a.assistant_id = s.assistant_id
     join account c on c.id = s.assistant_id
     left join hospital h on h.id = s.hospital_id
     where s.doctor_id = $1 and s.ended_at is null
     order by s.created_at`,
    [doctorId],
  )
}

export async function insertAssistant(sql: Sql, assistantId: number, name: string): Promise<void> {
  await sql.query(
    `insert into assistant (assistant_id, name) values ($1, $2) on conflict (assistant_id) do nothing`,
    [assistantId, name],
  )
}

/**
 * Links an assistant to a doctor, also after an earlier link has ended. A link that the doctor requested is approved at once.
 */
export async function putAssistance(
  sql: Sql,
  s: { doctorId: number; assistantId: number; hospitalId: number; isApproved: boolean },
): Promise<void> {
  await sql.query(
    `insert into assistance as s (doctor_id, assistant_id, hospital_id, approved_at)
     values ($1, $2, $3, case when $4::boolean then now() end)
     on conflict (doctor_id, assistant_id) do update set hospital_id = excluded.hospital_id,
       approved_at = case when s.ended_at is null then coalesce(s.approved_at, excluded.approved_at)
                          else excluded.approved_at end,
       created_at = now(), ended_at = null`,
    [s.doctorId, s.assistantId, s.hospitalId, s.isApproved],
  )
}

export async function approve(sql: Sql, doctorId: number, assistantId: number): Promise<boolean> {
  const rows = await sql.query(
    `update assistance set approved_at = coalesce(approved_at, now())
     where doctor_id = $1 and assistant_id = $2 and ended_at is null returning assistant_id`,
    [doctorId, assistantId],
  )
  return rows.length === 1
}

export async function endAssistance(sql: Sql, doctorId: number, assistantId: number): Promise<boolean> {
  const rows = await sql.query(
    `update assistance set ended_at = now()
     where doctor_id = $1 and assistant_id = $2 and ended_at is null returning assistant_id`,
    [doctorId, assistantId],
  )
  return rows.length === 1
}

/**
 * Whether an assistant may prepare drafts for the doctor of the transaction. The doctor must have approved the assistant, and
 * still belong to the hospital of the link.
 */
export async function mayAssist(sql: Sql, doctorId: number, assistantId: number): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from assistance s
     join membership m on m.doctor_id = s.doctor_id and m.hospital_id = s.hospital_id and not m.is_deleted
     where s.doctor_id = $1 and s.assistant_id = $2 and s.approved_at is not null and s.ended_at is null`,
    [doctorId, assistantId],
  )
  return rows.length === 1
}

export interface AssistantRow {
  id: number
  name: string
  email: string
}

export async function assistantById(sql: Sql, id: number): Promise<AssistantRow | undefined> {
  const rows = await sql.query<AssistantRow>(
    `select a.assistant_id as id, a.name, c.email from assistant a join account c on c.id = a.assistant_id
     where a.assistant_id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Reads the doctors for whom an assistant prepares drafts. The setting `app.assists` lets the assistant's own transaction see
 * these doctors (0066-assistants.sql).
 */
export async function doctorsOfAssistant(
  sql: Sql,
  assistantId: number,
): Promise<{ id: number; notice_key: string; name: string; female: boolean }[]> {
  await sql.query(`select set_config('app.assists', 'on', true)`)
  return sql.query(
    `select d.doctor_id as id, a.notice_key, d.name, d.female
     from assistance s join doctor d on d.doctor_id = s.doctor_id join account a on a.id = d.doctor_id
     where s.assistant_id = $1 and s.approved_at is not null and s.ended_at is null
     order by d.name ${BY_NAME}, d.doctor_id`,
    [assistantId],
  )
}

export async function endOverHospital(sql: Sql, doctorId: number, hospitalId: number): Promise<void> {
  await sql.query(
    `update assistance set ended_at = now() where doctor_id = $1 and hospital_id = $2 and ended_at is null`,
    [doctorId, hospitalId],
  )
}
