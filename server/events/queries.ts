import type { Sql } from '../database/database.ts'
import type { EventColumns } from './event-columns.ts'
import { EVENT_COLUMNS, EVENT_RECORD } from './event-columns.ts'
import type { Position, StoredEvent } from './happened.ts'

export async function insertEvent(
  sql: Sql,
  doctorId: number,
  objectId: number,
  event: EventColumns,
): Promise<void> {
  await sql.query(
    `insert into audit_event (doctor_id, object_id, ${EVENT_COLUMNS})
     select $1, $2, e.* from jsonb_to_record($3::jsonb) as e(${EVENT_RECORD})`,
    [doctorId, objectId, JSON.stringify(event)],
  )
  sql.wake('events')
}

/** Reads a subscriber's cursor, and whether its next attempt is due; undefined before `beginCursor` was called. */
export async function cursorOf(
  sql: Sql,
  subscriber: string,
): Promise<(Position & { failures: number; is_due: boolean }) | undefined> {
  const rows = await sql.query<Position & { failures: number; is_due: boolean }>(
    `select turn, id, failures, look_after <= now() as is_due from event_cursor where subscriber = $1`,
    [subscriber],
  )
  return rows[0]
}

/**
 * Stores the cursor of a new subscriber, so that it misses no event that is committed from now on. While an older transaction
 * runs, the subscriber also gets events that were committed since that transaction began.
 * @param fromStart puts the cursor before the first event instead
 */
export async function beginCursor(sql: Sql, subscriber: string, fromStart: boolean): Promise<void> {
  await sql.query(
    `insert into event_cursor (subscriber, turn, id)
     values ($1, case when $2::boolean then 0 else event_horizon() end, 0) on conflict do nothing`,
    [subscriber, fromStart],
  )
}

/**
 * Tries to take the lock that lets only one process at a time read events for a subscriber. The lock gives the transaction no
 * id, so it does not delay the reading of events.
 */
export async function mayRead(sql: Sql, subscriber: string): Promise<boolean> {
  const rows = await sql.query<{ may: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('events:' || $1, 0)) as may`,
    [subscriber],
  )
  return rows[0]?.may === true
}

export async function moveCursor(sql: Sql, subscriber: string, to: Position): Promise<void> {
  await sql.query(
    `update event_cursor set turn = $2, id = $3, failures = 0, moved_at = now() where subscriber = $1`,
    [subscriber, to.turn, to.id],
  )
}

/** Sets a subscriber's cursor to the last handled event, and delays the next attempt by `waitSeconds`. */
export async function delayCursor(
  sql: Sql,
  subscriber: string,
  at: Position,
  waitSeconds: number,
): Promise<void> {
  await sql.query(
    `update event_cursor set turn = $2, id = $3, failures = failures + 1, look_after = now() + make_interval(secs => $4)
     where subscriber = $1`,
    [subscriber, at.turn, at.id, waitSeconds],
  )
}

/**
 * Reads the events of all doctors after a position, in order, as far as no running transaction can add an earlier one. The
 * transaction must be one of `asJob`.
 */
export const eventsAfter = (sql: Sql, after: Position, most: number): Promise<StoredEvent[]> =>
  sql.query<StoredEvent>(
    `select turn, id, doctor_id, at, actor_kind, actor_id, action, object_id, details from audit_event
     where (turn, id) > ($1::bigint, $2::bigint) and turn < event_horizon() order by turn, id limit $3`,
    [after.turn, after.id, most],
  )

/** Reads events of certain kinds about one object, oldest first. Only the newest `most` are read, or all for null. */
export const eventsAbout = (
  sql: Sql,
  doctorId: number,
  [kind, id]: readonly [string, number],
  { actions, most }: { actions: readonly string[]; most: number | null },
): Promise<StoredEvent[]> =>
  sql.query<StoredEvent>(
    `select turn, id, doctor_id, at, actor_kind, actor_id, action, object_id, details from (
       select * from audit_event
       where doctor_id = $1 and object_kind = $2 and object_id = $3 and action = any ($4::text[])
       order by id desc limit $5
     ) e order by id`,
    [doctorId, kind, id, actions, most],
  )

/**
 * Position of the last event that is older than `secondsAgo` seconds. If there is none, it is the position before the first
 * event.
 */
export async function positionAt(sql: Sql, secondsAgo: number): Promise<Position> {
  const rows = await sql.query<Position>(
    `select turn, id from audit_event where at < now() - make_interval(secs => $1) order by turn desc, id desc limit 1`,
    [secondsAgo],
  )
  return rows[0] ?? { turn: 0, id: 0 }
}
