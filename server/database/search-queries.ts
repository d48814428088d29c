import type { Sql } from './database.ts'
import type { Searched, WordQuery } from './search-words.ts'

export interface FoundEntries {
  total: number
  /** One stretch of them, newest first. */
  ids: number[]
}

/** Which records hold all words of a query: as whole words, or where none does, as beginnings of words. */
export async function findEntries(
  sql: Sql,
  kind: Searched,
  query: WordQuery,
  limit: number,
  offset: number,
): Promise<FoundEntries> {
  const found = await entriesOf(sql, kind, query.strict, limit, offset)
  if (found.total > 0 || query.loose === query.strict) return found
  return entriesOf(sql, kind, query.loose, limit, offset)
}

async function entriesOf(
  sql: Sql,
  kind: Searched,
  query: string,
  limit: number,
  offset: number,
): Promise<FoundEntries> {
  const rows = await sql.query<{ total: number; ids: string[] }>(
    'select total, ids from find_entries($1, $2::tsquery, $3, $4)',
    [kind, query, limit, offset],
  )
  // Elements of a bigint array arrive as text.
  return { total: rows[0]?.total ?? 0, ids: (rows[0]?.ids ?? []).map(Number) }
}
