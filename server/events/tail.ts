import type { Database } from '../database/database.ts'
import { workQueue } from '../database/work-queue.ts'
import type { Position, StoredEvent } from './happened.ts'
import { eventsAfter, positionAt } from './queries.ts'

export interface Tail {
  /** Every event after this position, once settled, is handed to `heard`. */
  from: Position
  /** Position of the last event that was handed to `heard`; `from` before the first one. */
  at: () => Position
  /** Reads the position of the last event of the database. */
  end: () => Promise<Position>
  stop: () => Promise<void>
}

const MOST = 500

/**
 * Hands every event to this process, in order, without a stored cursor: for consumers that live as long as the
 * process. Begins with what happened since `secondsAgo`.
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
