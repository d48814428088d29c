import type { Sql } from '../database/database.ts'

export interface Heartbeat {
  /** Current time by the database's clock. */
  now: Date
  /** Time of the latest event; null in a new database. Every issued prescription is recorded as an event. */
  latest: Date | null
  fsync: string
}

/**
 * Writes a heartbeat row, and reads the clock of the database. The transaction must be that of a job, which sees all events.
 */
export async function writeHeartbeat(sql: Sql): Promise<Heartbeat> {
  const rows = await sql.query<Heartbeat>(
    `insert into heartbeat (at) values (clock_timestamp())
     on conflict (id) do update set at = excluded.at
     returning at as now, (select at from audit_event order by turn desc, id desc limit 1) as latest,
       current_setting('fsync') as fsync`,
  )
  return rows[0]!
}
