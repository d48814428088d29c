/**
 * Caches the last results of a function of a text: the same rows are read at every check while a prescription is
 * written, at its issue, and at the next one for the patient. Results are shared, so callers must not change them.
 */
export function remembering<T>(read: (text: string) => T, most = 500): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = read(text)
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    known.set(text, answer)
    return answer
  }
}
