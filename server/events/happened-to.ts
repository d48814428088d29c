import type { Sql } from '../database/database.ts'
import type { Action, ObjectOf } from './event.ts'
import { readEvent, type Happened } from './happened.ts'
import { eventsAbout } from './queries.ts'

/**
 * Reads the events of certain kinds about one object of a doctor, in the order in which they were written.
 * @param most maximum number of events, of which the newest are read; null for all
 * @throws ZodError for details that do not match the kind of event
 */
export async function happenedTo<A extends Action>(
  sql: Sql,
  doctorId: number,
  object: ObjectOf<A>,
  { actions, most = null }: { actions: readonly A[]; most?: number | null },
): Promise<Happened<A>[]> {
  const rows = await eventsAbout(sql, doctorId, object, { actions, most })
  return rows.flatMap((row) => readEvent(row, actions) ?? [])
}
