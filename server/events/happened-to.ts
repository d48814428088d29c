import type { Sql } from '../database/database.ts'
import type { Action, ObjectOf } from './event.ts'
import { readEvent, type Happened } from './happened.ts'
import { eventsAbout } from './queries.ts'

/**
 * What of these kinds happened to one object of a doctor's, in the order in which it was written.
 * @param most only the newest; null for all
 * @throws ZodError for details that are not those of their kind
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
