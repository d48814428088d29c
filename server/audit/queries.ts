import type { Sql } from '../database/database.ts'
import type { AuditEvent } from './record-event.ts'

export async function insertEvent(sql: Sql, doctorId: number, e: AuditEvent): Promise<void> {
  await sql.query(
    `insert into audit_event (doctor_id, actor_kind, actor_id, action, object_kind, object_id, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [doctorId, e.actor, e.actorId, e.action, e.object[0], e.object[1], e.details ?? {}],
  )
}
