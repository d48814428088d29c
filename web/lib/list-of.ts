/** Count of a list before an answer with the number of its rows has arrived (specification sections 3 and 9). */
export const UNKNOWN_COUNT = -1

/** A list as the browser holds it in memory: the number of all rows, and the rows of one page in their order, by their key. */
interface KeyedList<T> {
  count: number
  items: ReadonlyMap<string, T>
}

/** The list in an answer; a list with an unknown count and no rows while there is no answer. */
export function listOf<T>(
  page: { count: number; results: readonly T[] } | undefined,
  keyOf: (item: T) => string,
): KeyedList<T> {
  return {
    count: page?.count ?? UNKNOWN_COUNT,
    items: new Map(page?.results.map((item) => [keyOf(item), item])),
  }
}
