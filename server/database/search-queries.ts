import type { Sql } from './database.ts'
import type { SearchedKind, TypedSearch } from './search-words.ts'

export interface FoundEntries {
  total: number
  /** Ids of the found records of one page, newest first. */
  ids: number[]
}

/** Finds the records with all words of a search, by the first of its `readings` that matches any. */
export async function findEntries(
  sql: Sql,
  kind: SearchedKind,
  { readings, longest }: TypedSearch,
  limit: number,
  offset: number,
): Promise<FoundEntries> {
  const rows = await sql.query<{ total: number; ids: string[] }>(
    'select total, ids from find_entries($1, $2::tsquery[], $3::tsquery, $4, $5)',
    [kind, readings, longest, limit, offset],
  )
  // The driver gives elements of a bigint array as text.
  return { total: rows[0]?.total ?? 0, ids: (rows[0]?.ids ?? []).map(Number) }
}
