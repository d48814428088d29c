import type { Sql } from './database.ts'
import type { Searched } from './search-words.ts'

/** Which records hold all words of a query of search-words.ts: how many, and one stretch of them, newest first. */
export async function findEntries(
  sql: Sql,
  kind: Searched,
  query: string,
  limit: number,
  offset: number,
): Promise<{ total: number; ids: number[] }> {
  const rows = await sql.query<{ total: number; ids: string[] }>(
    'select total, ids from find_entries($1, $2::tsquery, $3, $4)',
    [kind, query, limit, offset],
  )
  // Elements of a bigint array arrive as text.
  return { total: rows[0]?.total ?? 0, ids: (rows[0]?.ids ?? []).map(Number) }
}
