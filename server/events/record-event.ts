import type { Sql } from '../database/database.ts'
import { columnsOf } from './event-columns.ts'
import type { Action, EventOf } from './event.ts'
import { insertEvent } from './queries.ts'

/** Records an event of a doctor's account in the audit trail, in the caller's transaction. */
export async function recordEvent<A extends Action>(
  sql: Sql,
  doctorId: number,
  event: EventOf<A>,
): Promise<void> {
  await insertEvent(sql, doctorId, event.object[1], columnsOf<A>(event))
}
