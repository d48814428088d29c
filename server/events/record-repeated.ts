import type { Database } from '../database/database.ts'
import type { Action, EventOf } from './event.ts'
import { recordEvent } from './record-event.ts'

/** Within this time the same is told once. */
const ONE_EVENT_MS = 60_000
/** What a process remembers; when there is more, the next ones are written again. */
const MOST = 20_000

/** Events that say how many times it happened. */
type RepeatedAction = {
  [A in Action]: EventOf<A>['details'] extends { count: number } ? A : never
}[Action]

type WithoutCount<A extends RepeatedAction> = Omit<EventOf<A>, 'details'> & {
  details: Omit<EventOf<A>['details'], 'count'>
}

/** Of what was told last: when, and how often it has happened since. */
const told = new WeakMap<Database, Map<string, { at: number; since: number }>>()

export interface Repeating {
  database: Database
  clock: () => Date
}

/**
 * Counts what somebody can do again as fast as they like, under a key.
 * @returns how many times the event that is due stands for; 0 while one of the last minute stands
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
 * Keeps a refusal, which has no transaction of its own any more, in one of this event: one a minute for a doctor and
 * what the event says. The next one says how many there were meanwhile.
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
  // What was left out is there again; the compiler can't add it up for a kind that it does not know.
  await repeating.database.asDoctor(doctorId, (sql) =>
    recordEvent<A>(sql.last, doctorId, counted as EventOf<A>),
  )
}
