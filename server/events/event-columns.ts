import { EVENTS, type Action, type Actor, type EventOfNew } from './event.ts'

/** Columns of an event in the table `audit_event`, without the doctor, the time and the object's id. */
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

/** Names of the columns in `EventColumns`, in order. */
export const EVENT_COLUMNS = 'actor_kind, actor_id, action, object_kind, details'
/** The columns of `EventColumns` with their SQL types, for `jsonb_to_record`. */
export const EVENT_RECORD = 'actor_kind text, actor_id bigint, action text, object_kind text, details jsonb'
