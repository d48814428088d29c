import type { Database } from '../database/database.ts'
import { BEGINNING, linkDigest } from './link-digest.ts'
import { eventsSince, insertLink, lastLink, mayExtend } from './queries.ts'

/**
 * Maximum number of audit events that one link of the hash chain covers. A verification that finds an altered event can only
 * name the range of its link.
 */
export const MOST_EVENTS = 500

/**
 * Adds a link to the hash chain of the audit trail. The link covers the events that were committed since the last link. Several
 * processes may call this function at once, of which only one extends the chain.
 * @returns whether there may be more events
 */
export const extendTrail = (database: Database): Promise<boolean> =>
  database.asJob(async (sql) => {
    // The lock is taken in a statement of its own, so that the next statement reads the last link of the hash chain even if
    // another process has just written it.
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
