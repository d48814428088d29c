import type { Sql } from '../database/database.ts'
import { EVENT_COLUMNS, EVENT_RECORD, type EventColumns } from '../events/event-columns.ts'

/** Limits of wrong guesses of a secret. The guesses are counted under a key, which stands for an account or a network address. */
export interface GuessLimits {
  key: string
  /** Number of the wrong guess that is the first to be followed by a wait. */
  free: number
  /** Minutes after which the count of wrong guesses begins again, even without a right guess. */
  minutes: number
  /** Number of the wrong guess that locks the key until its row is deleted; null for a key that is never locked. */
  locksAt: number | null
}

/**
 * Counts an attempt unless the key is blocked. One statement does both, so that concurrent attempts are serialized at the row.
 * Attempt number `free`, and each after it, blocks the key for 30 s, doubling up to an hour. Attempt number `locksAt` blocks it
 * for good (NIST SP 800-63B asks for rising waits, and at most 100 failures in a row; assurance.md 1.5).
 * @returns the number of attempts, this one included; undefined when the key is blocked, and the attempt may not go on
 */
export async function countAttempt(sql: Sql, limits: GuessLimits): Promise<number | undefined> {
  const rows = await sql.query<{ count: number }>(
    `insert into throttle as t (key, count, window_ends_at) values ($1, 1, now() + make_interval(mins => $3))
     on conflict (key) do update set
       count = case when t.window_ends_at > now() then t.count + 1 else 1 end,
       window_ends_at = case when t.window_ends_at > now() then t.window_ends_at else now() + make_interval(mins => $3) end,
       blocked_until = case
         when t.window_ends_at <= now() then null
         when t.count + 1 >= $4::integer then 'infinity'
         when t.count + 1 >= $2 then now() + make_interval(secs => least(3600, 30 * 2 ^ least(t.count + 1 - $2, 7)))
       end
     where t.blocked_until is null or t.blocked_until <= now()
     returning t.count`,
    [limits.key, limits.free, limits.minutes, limits.locksAt],
  )
  return rows[0]?.count
}

/** Seconds until a blocked key is free again, by the database's clock; null for a locked key. */
export async function secondsBlocked(sql: Sql, key: string): Promise<number | null> {
  const rows = await sql.query<{ seconds: number | null }>(
    `select case when blocked_until < 'infinity'
         then greatest(0, ceil(extract(epoch from blocked_until - now())))::int
       end as seconds
     from throttle where key = $1 and blocked_until is not null`,
    [key],
  )
  return rows[0] ? rows[0].seconds : 0
}

/**
 * Inserts the event of a failed login, if one is due. The statement also writes the counter's row unchanged, so that a commit
 * without an event takes as long as one with an event, and its time reveals nothing about the address.
 */
export async function insertFailedLogin(
  sql: Sql,
  doctorId: number,
  event: EventColumns,
  failed: { isDue: boolean; counter: string },
): Promise<void> {
  await sql.query(
    `with same as (update throttle set count = count where key = $4)
     insert into audit_event (doctor_id, object_id, ${EVENT_COLUMNS})
     select $1, $1, e.* from jsonb_to_record($2::jsonb) as e(${EVENT_RECORD}) where $3::boolean`,
    [doctorId, JSON.stringify(event), failed.isDue, failed.counter],
  )
  sql.wake('events')
}

/**
 * Takes back the count of an attempt and lifts the block that the attempt caused. No other attempt can have been counted during
 * that block.
 */
export async function forgetAttempt(sql: Sql, key: string): Promise<void> {
  await sql.query('update throttle set count = greatest(0, count - 1), blocked_until = null where key = $1', [
    key,
  ])
}

export async function clearThrottle(sql: Sql, key: string): Promise<void> {
  await sql.query('delete from throttle where key = $1', [key])
}

/** Counts one use of a limited action under a key. @returns the uses in this window, and the seconds until the next window */
export async function countAllowance(
  sql: Sql,
  key: string,
  windowMinutes: number,
): Promise<{ count: number; seconds: number }> {
  const rows = await sql.query<{ count: number; seconds: number }>(
    `insert into throttle as t (key, count, window_ends_at) values ($1, 1, now() + make_interval(mins => $2))
     on conflict (key) do update set
       count = case when t.window_ends_at > now() then t.count + 1 else 1 end,
       window_ends_at = case when t.window_ends_at > now() then t.window_ends_at else now() + make_interval(mins => $2) end
     returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`,
    [key, windowMinutes],
  )
  return rows[0]!
}

/** Deletes counters of attempts whose window ended more than a day ago. */
export async function removeOldThrottles(sql: Sql): Promise<void> {
  await sql.query(`delete from throttle where window_ends_at < now() - interval '1 day'`)
}
