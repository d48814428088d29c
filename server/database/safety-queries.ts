import type { Sql } from './database.ts'

export interface DatabaseSafety {
  fsync: string
  synchronous_commit: string
  full_page_writes: string
  bypasses: boolean
}

export async function readSafety(sql: Sql): Promise<DatabaseSafety> {
  const rows = await sql.query<DatabaseSafety>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
            current_setting('full_page_writes') as full_page_writes,
            (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses`,
  )
  return rows[0]!
}

/** Checks that the database answers. @throws when it does not */
export async function isAnswering(sql: Sql): Promise<boolean> {
  await sql.query('select 1')
  return true
}
