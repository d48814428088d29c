import type { Sql } from '../../database/database.ts'
import { filterOpenSessions } from './session-queries.ts'

/** Filters session ids: returns those whose sessions are still open. */
export const openOf = async (sql: Sql, sessionIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(await filterOpenSessions(sql, sessionIds))
