import { EVENTS, type Action, type Actor, type EventOf } from './event.ts'

/** Position of an event in the order in which events are read: by `turn`, then by `id`. */
export interface Position {
  turn: number
  id: number
}

/** A row of the table `audit_event`. */
export interface StoredEvent extends Position {
  doctor_id: number
  at: Date
  actor_kind: Actor['actor']
  actor_id: number | null
  action: string
  object_id: number
  details: unknown
}

/** An event of the audit trail that was read from its row. Its type depends on its kind. */
export type Happened<A extends Action> = {
  [K in A]: EventOf<K> & { doctorId: number; at: Date; position: Position }
}[A]

const isOneOf = <A extends Action>(actions: readonly A[], action: string): action is A =>
  (actions as readonly string[]).includes(action)

/**
 * Parses a row of `audit_event` into an event, if its kind is one of `actions`; undefined for a row of any other kind.
 * @throws ZodError for details that do not match the kind of event
 */
export function readEvent<A extends Action>(
  row: StoredEvent,
  actions: readonly A[],
): Happened<A> | undefined {
  const { action } = row
  if (!isOneOf(actions, action)) return undefined
  const { object, details } = EVENTS[action]
  // `EVENTS` defines the object and details of each action. The compiler can't derive their types from an action that it does
  // not know.
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
