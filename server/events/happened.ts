import { EVENTS, type Action, type Actor, type EventOf } from './event.ts'

/** Where an event stands in the order in which all are read. */
export interface Position {
  turn: number
  id: number
}

/** An event as its table holds it. */
export interface StoredEvent extends Position {
  doctor_id: number
  at: Date
  actor_kind: Actor['actor']
  actor_id: number | null
  action: string
  object_id: number
  details: unknown
}

/** An event that was read. */
export type Happened<A extends Action> = {
  [K in A]: EventOf<K> & { doctorId: number; at: Date; position: Position }
}[A]

const isOneOf = <A extends Action>(actions: readonly A[], action: string): action is A =>
  (actions as readonly string[]).includes(action)

/**
 * The event of one of these kinds; undefined for any other.
 * @throws ZodError for details that are not those of its kind
 */
export function readEvent<A extends Action>(
  row: StoredEvent,
  actions: readonly A[],
): Happened<A> | undefined {
  const { action } = row
  if (!isOneOf(actions, action)) return undefined
  const { object, details } = EVENTS[action]
  // The table holds object and details by action; the compiler can't follow it for a kind that it does not know.
  const event: unknown = {
    doctorId: row.doctor_id,
    at: row.at,
    position: { turn: row.turn, id: row.id },
    actor: row.actor_kind,
    actorId: row.actor_id,
    action,
    object: [object, row.object_id],
    details: details.parse(row.details),
  }
  return event as Happened<A>
}
