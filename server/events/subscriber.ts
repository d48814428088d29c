import type { Database } from '../database/database.ts'
import type { Action } from './event.ts'
import { readEvent, type Happened, type Position } from './happened.ts'
import { beginCursor, cursorOf, delayCursor, eventsAfter, mayRead, moveCursor } from './queries.ts'

/** Somebody whom events concern, in any number of processes together. */
export interface Subscriber<A extends Action = Action> {
  /** Its cursor's name, for ever. */
  name: string
  takes: readonly A[]
  /**
   * Called with every event of these kinds, in order, at least once. Short: what takes long is put into a queue of its
   * own. Whatever is thrown lets the subscriber wait, and the event comes again.
   */
  handle(event: Happened<A>): Promise<void>
}

/** How many events are read at once. */
const MOST = 200
/** A transaction that waits for longer is ended by the database (idle_in_transaction_session_timeout). */
const LONGEST_MS = 2000
const LONGEST_WAIT_SECONDS = 60

/** 1, 2, 4 … up to a minute. */
const waitSeconds = (failures: number): number => Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(failures, 6))

/** Lets a subscriber begin with what happens from now on, and with what was committed while an older transaction ran. */
export const subscribe = (database: Database, { name }: Pick<Subscriber, 'name'>): Promise<void> =>
  beginCursor(database.open, name)

/**
 * Hands on what a subscriber has not had yet. Its cursor moves once that is done: what a process that died had handled
 * comes again.
 * @returns whether there may be more
 */
export const handOn = <A extends Action>(
  database: Database,
  subscriber: Subscriber<A>,
  failed: (error: unknown) => void,
): Promise<boolean> =>
  database.asJob(async (sql) => {
    // A statement of its own: the next one sees what the reader before has moved.
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
