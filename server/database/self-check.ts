import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import type { Sql } from './database.ts'
import { readSafety } from './safety-queries.ts'

/**
 * Refuses to serve from a database that may lose acknowledged writes, or whose role could bypass row-level security. Tests run
 * with `fsync` off, and therefore do not call this function.
 */
export async function refuseUnsafeDatabase(sql: Sql): Promise<void> {
  const found = await readSafety(sql)
  const faults = [
    found.fsync !== 'on' && 'fsync is off',
    found.synchronous_commit === 'off' && 'synchronous_commit is off',
    found.full_page_writes !== 'on' && 'full_page_writes is off',
    found.bypasses && 'the application role bypasses row security',
  ].filter((fault) => fault !== false)
  if (faults.length > 0)
    throw new ExpectedFailure(`The database is not safe to serve from: ${faults.join('; ')}`)
}
