import type { Database } from '../database/database.ts'
import { workQueue } from '../database/work-queue.ts'
import type { Position, StoredEvent } from './happened.ts'
import { eventsAfter, positionAt } from './queries.ts'

export interface Tail {
  /**
   * Position from which events are read. Every later event is passed to the callback `heard` once no running transaction can
   * add an earlier one.
   */
  from: Position
  /** Returns the position of the last event that was passed to `heard`; `from` before any event was. */
  at: () => Position
  /** Reads the position of the last event of the database. */
  end: () => Promise<Position>
  stop: () => Promise<void>
}

const MOST = 500

/**
 * Passes every event to a callback of this process, in order and without a stored cursor. It is for consumers that live as long
 * as the process. The first events are those of the last `secondsAgo` seconds.
 */
export async function followTail(
  database: Database,
  secondsAgo: number,
  on: { heard: (event: StoredEvent) => void; failed: (reason: string) => void },
): Promise<Tail> {
  const from = await database.asJob((sql) => positionAt(sql, secondsAgo))
  let at = from
  const reading = workQueue({
    lanes: 1,
    async take() {
      const events = await database.asJob((sql) => eventsAfter(sql, at, MOST))
      for (const event of events) {
        at = event
        on.heard(event)
      }
      return events.length === MOST ? true : undefined
    },
    work: async () => undefined,
    failed: on.failed,
  })
  const deaf = database.onWake('events', reading.look)
  return {
    from,
    at: () => at,
    end: () => database.asJob((sql) => positionAt(sql, 0)),
    async stop() {
      deaf()
      await reading.stop()
    },
  }
}
