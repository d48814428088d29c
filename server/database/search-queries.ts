import type { Sql } from './database.ts'
import type { SearchedKind, TypedSearch } from './search-words.ts'

export interface FoundEntries {
  total: number
  /** Ids of the records found, for one page of results, newest first. */
  ids: number[]
}

/** Finds the records that contain all words of a search. Its `readings` are tried in order until one of them finds records. */
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
  // The database driver returns the elements of a bigint array as text.
  return { total: rows[0]?.total ?? 0, ids: (rows[0]?.ids ?? []).map(Number) }
}
