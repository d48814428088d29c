import type { Database, Sql } from '../database/database.ts'
import type { Action, Actor, ObjectOf } from './event.ts'
import { recordEvent } from './record-event.ts'

/** What somebody opens again within this time is one reading of it. */
const ONE_READING_MS = 5 * 60_000
/** Readings remembered by a process; when there are more, the next ones are written again. */
const MOST = 20_000

type ReadAction = Extract<Action, `${string}.viewed` | `${string}.searched`>

/** When who read what last. Of this process alone: another one writes the reading once more. */
const readings = new WeakMap<Database, Map<string, number>>()

/**
 * Keeps who read a person's data, when, and whose by its number, never the data or the words of a search (mexico.md I3).
 * Reading again within five minutes is the same reading.
 */
export const readTrail =
  ({ database, clock }: { database: Database; clock: () => Date }) =>
  async <A extends ReadAction>(
    sql: Sql,
    doctorId: number,
    action: A,
    object: ObjectOf<A>,
    by: Actor = { actor: 'doctor', actorId: doctorId },
  ): Promise<void> => {
    const known = readings.get(database) ?? new Map<string, number>()
    readings.set(database, known)
    const key = [doctorId, by.actor, by.actorId, action, ...object].join(' ')
    const now = clock().getTime()
    const last = known.get(key)
    if (last !== undefined && now >= last && now - last < ONE_READING_MS) return
    await recordEvent<A>(sql, doctorId, { ...by, action, object })
    if (known.size >= MOST) known.clear()
    known.set(key, now)
  }
