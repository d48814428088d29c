import { EVENTS, type Action, type Actor, type EventOfNew } from './event.ts'

/** How an event stands in its table, but for doctor, moment and the number of its object. */
export interface EventColumns {
  actor_kind: Actor['actor']
  actor_id: number | null
  action: Action
  object_kind: string
  details: object
}

export const columnsOf = <A extends Action>(e: EventOfNew<A>): EventColumns => ({
  actor_kind: e.actor,
  actor_id: e.actorId,
  action: e.action,
  object_kind: EVENTS[e.action].object,
  details: e.details ?? {},
})

/** Names of `EventColumns`, in order. */
export const EVENT_COLUMNS = 'actor_kind, actor_id, action, object_kind, details'
/** The same as a statement reads them from JSON. */
export const EVENT_RECORD = 'actor_kind text, actor_id bigint, action text, object_kind text, details jsonb'
