import type { Database, Sql } from '../database/database.ts'
import type { Action, Actor, ObjectOf } from './event.ts'
import { recordEvent } from './record-event.ts'

/** Time in ms within which repeated reads of an object are recorded only once. */
const ONE_READING_MS = 5 * 60_000
/**
 * Maximum number of recorded reads that a process remembers. When there are as many, the process forgets all, and records the
 * next reads again.
 */
const MOST = 20_000

type ReadAction = Extract<Action, `${string}.viewed` | `${string}.searched`>

/**
 * Time of the last recorded read, by reader, action and object. Each process has a map of its own, so another process records
 * the same read again.
 */
const readings = new WeakMap<Database, Map<string, number>>()

/**
 * Records who read a person's data and when, with the person's id, but never the data or the words of a search (mexico.md I3).
 * If the same data are read again within five minutes, nothing is recorded.
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
