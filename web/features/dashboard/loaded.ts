/** What a widget shows: a skeleton, a failure with a way to try again, or its data. */
export type WidgetData<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => unknown }
  | { state: 'ready'; data: T }

interface Asked<T> {
  data: T | null | undefined
  error: unknown
  refetch: () => unknown
}

/** Whether an answer has a member `401`, which counts as a failure (specification section 7). */
const isRefused = (data: unknown): boolean => typeof data === 'object' && data !== null && '401' in data

/**
 * State of a widget whose data come from a query. An answer of null, and one with a member `401`, is a failure.
 * @param clears whether data of an earlier answer are dropped when a later call fails, as the specification wants for
 * figures and weather (section 8)
 */
export function loadedFrom<T>(
  { data, error, refetch }: Asked<T>,
  { clears = false } = {},
): WidgetData<NonNullable<T>> {
  const hasFailed = data === null || isRefused(data) || (error !== null && (clears || data === undefined))
  if (hasFailed) return { state: 'failed', retry: refetch }
  return data === undefined ? { state: 'loading' } : { state: 'ready', data }
}
