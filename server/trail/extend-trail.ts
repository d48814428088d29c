import type { Database } from '../database/database.ts'
import { BEGINNING, linkDigest } from './link-digest.ts'
import { eventsSince, insertLink, lastLink, mayExtend } from './queries.ts'

/** Number of events of a link at most: the range that a verification names. */
export const MOST_EVENTS = 500

/**
 * Adds a link with the events that were committed since the last one. Any number of processes may call this; one at a
 * time works. @returns whether there may be more events
 */
export const extendTrail = (database: Database): Promise<boolean> =>
  database.asJob(async (sql) => {
    // The lock is taken in a statement of its own, so that the next one sees the last link of the writer before.
    if (!(await mayExtend(sql))) return false
    const before = (await lastLink(sql)) ?? BEGINNING
    const events = await eventsSince(sql, before, MOST_EVENTS)
    const last = events.at(-1)
    if (!last) return false
    await insertLink(sql, {
      number: before.number + 1,
      to_turn: last.turn,
      to_id: last.id,
      events: events.length,
      digest: linkDigest(before, events),
    })
    return events.length === MOST_EVENTS
  })
