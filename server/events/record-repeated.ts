import type { Database } from '../database/database.ts'
import type { Action, EventOf } from './event.ts'
import { recordEvent } from './record-event.ts'

/** Time in ms within which a repeated event is recorded only once. */
const ONE_EVENT_MS = 60_000
/**
 * Maximum number of keys of events that a process remembers. At this number the process forgets all keys, and records the next
 * event of each key at once.
 */
const MOST = 20_000

/** Kinds of event whose details have a `count`. */
type RepeatedAction = {
  [A in Action]: EventOf<A>['details'] extends { count: number } ? A : never
}[Action]

type WithoutCount<A extends RepeatedAction> = Omit<EventOf<A>, 'details'> & {
  details: Omit<EventOf<A>['details'], 'count'>
}

/** Time at which an event was last recorded, and how often it has happened since, by key. */
const told = new WeakMap<Database, Map<string, { at: number; since: number }>>()

export interface Repeating {
  database: Database
  clock: () => Date
}

/**
 * Counts, under a key, an event that a client can repeat at will.
 * @returns the `count` of the event to record now; 0 if one was recorded within the last minute
 */
export function dueNow({ database, clock }: Repeating, key: string): number {
  const known = told.get(database) ?? new Map<string, { at: number; since: number }>()
  told.set(database, known)
  const now = clock().getTime()
  const last = known.get(key)
  if (last && now >= last.at && now - last.at < ONE_EVENT_MS) {
    last.since += 1
    return 0
  }
  if (!last && known.size >= MOST) known.clear()
  known.set(key, { at: now, since: 0 })
  return 1 + (last?.since ?? 0)
}

/**
 * Records the event of a refused call in a new transaction, because the transaction of the call is rolled back. For each
 * doctor, action and key, at most one event is recorded in a minute. Its `count` includes the events that were left out since
 * the last one.
 */
export async function recordRepeated<A extends RepeatedAction>(
  repeating: Repeating,
  doctorId: number,
  event: WithoutCount<A>,
  key: string,
): Promise<void> {
  const count = dueNow(repeating, `${event.action} ${doctorId} ${key}`)
  if (count === 0) return
  const counted: unknown = { ...event, details: { ...event.details, count } }
  // An event with a `count` added is an EventOf<A> as well; the compiler can't derive that for a generic A.
  await repeating.database.asDoctor(doctorId, (sql) =>
    recordEvent<A>(sql.last, doctorId, counted as EventOf<A>),
  )
}
