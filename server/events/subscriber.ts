import type { Database } from '../database/database.ts'
import type { Action } from './event.ts'
import { readEvent, type Happened, type Position } from './happened.ts'
import { beginCursor, cursorOf, delayCursor, eventsAfter, mayRead, moveCursor } from './queries.ts'

/** A consumer of the audit trail's events, which several processes may run at the same time. */
export interface Subscriber<A extends Action = Action> {
  /**
   * Name under which the subscriber's position in the events is stored. The name must never change, or the position is lost.
   */
  name: string
  takes: readonly A[]
  /** Whether a new subscriber gets all events from the first one on, instead of only those that happen from now on. */
  fromStart?: true
  /**
   * Callback for every event of the kinds in `takes`, in order, at least once. The callback must be short; long work belongs
   * into a queue. After an error the subscriber waits, and then gets the same event again.
   */
  handle(event: Happened<A>): Promise<void>
}

/** Maximum number of events that are read in one batch. */
const MOST = 200
/**
 * Time in ms after which a batch of events ends early and the cursor is saved, well before the database ends an idle
 * transaction (idle_in_transaction_session_timeout, 8 s).
 */
const LONGEST_MS = 2000
const LONGEST_WAIT_SECONDS = 60

/** Seconds until a subscriber's next attempt, by the number of failures: 1, 2, 4 … up to 60. */
const waitSeconds = (failures: number): number => Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(failures, 6))

/**
 * Creates the stored position (cursor) of a subscriber. A subscriber that does not want all events begins with those that
 * happen from now on, and with those committed while an older transaction ran.
 */
export const subscribe = (
  database: Database,
  { name, fromStart }: Pick<Subscriber, 'name' | 'fromStart'>,
): Promise<void> => beginCursor(database.open, name, fromStart === true)

/**
 * Hands the next batch of events to a subscriber. The cursor moves in the same transaction, after the batch. If the process
 * dies before that, the events are handed over again.
 * @returns whether there may be more events
 */
export const deliverEvents = <A extends Action>(
  database: Database,
  subscriber: Subscriber<A>,
  failed: (error: unknown) => void,
): Promise<boolean> =>
  database.asJob(async (sql) => {
    // The subscriber's lock is taken in a separate statement, so that the next statement sees the cursor that the previous
    // holder of the lock has stored.
    if (!(await mayRead(sql, subscriber.name))) return false
    const cursor = await cursorOf(sql, subscriber.name)
    if (!cursor?.is_due) return false
    const events = await eventsAfter(sql, cursor, MOST)
    const last = events.at(-1)
    if (!last) return false
    let done: Position = cursor
    const end = performance.now() + LONGEST_MS
    for (const row of events) {
      try {
        const event = readEvent(row, subscriber.takes)
        if (event) await subscriber.handle(event)
      } catch (error) {
        failed(error)
        await delayCursor(sql, subscriber.name, done, waitSeconds(cursor.failures))
        return false
      }
      done = row
      if (performance.now() > end) break
    }
    await moveCursor(sql, subscriber.name, done)
    return done !== last || events.length === MOST
  })
