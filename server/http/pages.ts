import { MAX_PAGE, type PageOf } from '#contract/schemas/page.ts'

/**
 * Maximum number of rows of one page of a list. With `limit` 0 the caller asks for all rows, and gets as many as a page may
 * have.
 */
export const pageSize = (limit: number): number => Math.min(limit || MAX_PAGE, MAX_PAGE)

/**
 * Makes the response of a list. `next` and `previous` are absolute URLs, and keep the request's other parameters.
 * @param path the endpoint's path with its query, as requested
 * @param altered signatures of prescriptions that can't be read, one for each row that is missing
 */
export function envelope<T>(
  results: T[],
  count: number,
  paging: { limit: number; offset: number },
  where: { baseUrl: string; path: string },
  altered: readonly string[] = [],
): PageOf<T> {
  const size = pageSize(paging.limit)
  const link = (offset: number): string => {
    const url = new URL(where.path, where.baseUrl)
    url.searchParams.set('limit', String(size))
    url.searchParams.set('offset', String(offset))
    return url.href
  }
  const after = paging.offset + results.length + altered.length
  // Offset of the last page that has rows. For a page beyond it, `previous` leads to this last page.
  const first = paging.offset % size
  const last = first + Math.floor((count - 1 - first) / size) * size
  return {
    count,
    next: after < count && after > paging.offset ? link(after) : null,
    previous: paging.offset > 0 && count > 0 ? link(Math.max(0, Math.min(paging.offset - size, last))) : null,
    results,
    ...(altered.length > 0 ? { altered: [...new Set(altered)] } : {}),
  }
}

/**
 * Converts stored prescriptions one by one, so that a prescription whose signed document cannot be read does not hide the
 * others.
 */
export function readableRows<Row extends { signature: string }, T>(
  rows: readonly Row[],
  read: (row: Row) => T | null,
): {
  results: T[]
  /** Signatures of the prescriptions for which `read` returned null. */
  altered: string[]
} {
  const results: T[] = []
  const altered: string[] = []
  for (const row of rows) {
    const one = read(row)
    if (one === null) altered.push(row.signature)
    else results.push(one)
  }
  return { results, altered }
}
