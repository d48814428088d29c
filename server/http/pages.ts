import { MAX_PAGE, type PageOf } from '#contract/page.ts'

/** The rows that a page may carry: `limit` 0 asks for all, which is as many as one page holds. */
export const pageSize = (limit: number): number => Math.min(limit || MAX_PAGE, MAX_PAGE)

/**
 * The envelope of a list. `next` and `previous` are absolute and keep the other parameters of the request.
 * @param path the endpoint's path with its query, as asked
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
  // Of the pages that begin as this one does, the last with rows: beyond it there is nothing to go back to.
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
