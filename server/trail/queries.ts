import type { Sql } from '../database/database.ts'

/** An audit event as the digests of the hash chain contain it: all columns, with the time to the microsecond. */
export interface ChainedEvent {
  turn: number
  id: number
  doctor_id: number
  at: string
  actor_kind: string
  actor_id: number | null
  action: string
  object_kind: string
  object_id: number | null
  details: unknown
}

export interface TrailLink {
  number: number
  to_turn: number
  to_id: number
  /** Number of audit events that this link of the hash chain covers. */
  events: number
  digest: Buffer
}

/** Tries to take the lock by which one process at a time extends the hash chain of the audit trail. */
export async function mayExtend(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ may: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('trail', 0)) as may`,
  )
  return rows[0]?.may === true
}

export async function lastLink(sql: Sql): Promise<TrailLink | undefined> {
  const rows = await sql.query<TrailLink>(
    'select number, to_turn, to_id, events, digest from trail_link order by number desc limit 1',
  )
  return rows[0]
}

export const linksAfter = (sql: Sql, number: number, most: number): Promise<TrailLink[]> =>
  sql.query<TrailLink>(
    'select number, to_turn, to_id, events, digest from trail_link where number > $1 order by number limit $2',
    [number, most],
  )

export async function insertLink(
  sql: Sql,
  { number, to_turn, to_id, events, digest }: TrailLink,
): Promise<void> {
  await sql.query(
    'insert into trail_link (number, to_turn, to_id, events, digest) values ($1, $2, $3, $4, $5)',
    [number, to_turn, to_id, events, digest],
  )
}

/**
 * Audit events after the last one that a link of the hash chain covers, in the order of the table of events. Only events below
 * the event horizon are returned: no running transaction can still add an event there.
 */
export const eventsSince = (sql: Sql, after: TrailLink, most: number): Promise<ChainedEvent[]> =>
  sql.query<ChainedEvent>(
    `select turn, id, doctor_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       actor_kind, actor_id, action, object_kind, object_id, details
     from audit_event where (turn, id) > ($1::bigint, $2::bigint) and turn < event_horizon()
     order by turn, id limit $3`,
    [after.to_turn, after.to_id, most],
  )

/**
 * Audit events that the link `link` of the hash chain covers: those after the events of the link `after`, in order; at most
 * `most`.
 */
export const eventsInLink = (
  sql: Sql,
  after: TrailLink,
  link: TrailLink,
  most: number,
): Promise<ChainedEvent[]> =>
  sql.query<ChainedEvent>(
    `select turn, id, doctor_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       actor_kind, actor_id, action, object_kind, object_id, details
     from audit_event
     where (turn, id) > ($1::bigint, $2::bigint) and (turn, id) <= ($3::bigint, $4::bigint)
     order by turn, id limit $5`,
    [after.to_turn, after.to_id, link.to_turn, link.to_id, most],
  )

/**
 * Number of audit events that no link of the hash chain covers yet, and whether one of them is older than an hour. By then a
 * process should have covered the event by a link.
 */
export async function unchainedAfter(
  sql: Sql,
  last: TrailLink,
): Promise<{ count: number; is_late: boolean }> {
  const rows = await sql.query<{ count: number; is_late: boolean }>(
    `select count(*)::int as count, coalesce(min(at) < now() - interval '1 hour', false) as is_late
     from audit_event where (turn, id) > ($1::bigint, $2::bigint)`,
    [last.to_turn, last.to_id],
  )
  return rows[0] ?? { count: 0, is_late: false }
}

export interface StoredHead {
  link: number
  digest: Buffer
  signed_at: Date
  signature: Buffer
}

export async function insertHead(
  sql: Sql,
  { link, digest, signed_at, signature }: StoredHead,
): Promise<void> {
  await sql.query('insert into trail_head (link, digest, signed_at, signature) values ($1, $2, $3, $4)', [
    link,
    digest,
    signed_at,
    signature,
  ])
}

export const storedHeads = (sql: Sql): Promise<StoredHead[]> =>
  sql.query<StoredHead>('select link, digest, signed_at, signature from trail_head order by id')
