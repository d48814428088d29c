/**
 * Caches one value that is computed from data which may be replaced while the process runs.
 * @param source returns the present data; the value is computed again when it returns another object
 */
export function derived<S extends object, T>(source: () => S, make: (from: S) => T): () => T {
  let kept: { from: S; value: T } | undefined
  return () => {
    const from = source()
    if (kept?.from !== from) kept = { from, value: make(from) }
    return kept.value
  }
}
