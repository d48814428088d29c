/**
 * Caches the last results of a function that reads a text, because the same rows are read at every keystroke and every
 * check while a prescription is written. Results are shared, so callers must not change them. Further arguments must
 * follow from the text, which alone is the key of the cache.
 */
export function remembering<T, Rest extends unknown[] = []>(
  read: (text: string, ...rest: Rest) => T,
  most = 500,
): (text: string, ...rest: Rest) => T {
  const known = new Map<string, T>()
  return (text, ...rest) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = read(text, ...rest)
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(text, answer)
    return answer
  }
}
