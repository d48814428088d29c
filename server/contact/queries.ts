import type { Sql } from '../database/database.ts'

export async function insertMessage(
  sql: Sql,
  doctorId: number,
  m: { subject: string; message: string; metadata: string },
): Promise<void> {
  await sql.query(
    'insert into contact_message (doctor_id, subject, message, metadata) values ($1, $2, $3, $4)',
    [doctorId, m.subject, m.message, m.metadata],
  )
}
