import type { Sql } from '../database/database.ts'
import { columnsOf } from './event-columns.ts'
import type { Action, EventOf } from './event.ts'
import { insertEvent } from './queries.ts'

/** Keeps what happened to a doctor's account and work, in the transaction of the act. */
export async function recordEvent<A extends Action>(
  sql: Sql,
  doctorId: number,
  event: EventOf<A>,
): Promise<void> {
  await insertEvent(sql, doctorId, event.object[1], columnsOf<A>(event))
}
