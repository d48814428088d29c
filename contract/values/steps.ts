/**
 * Runs a generator to its end without pauses between its steps.
 * @returns the value that the generator returns
 */
export function inOneGo<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Number of texts that `sortedInSteps` reads in one step, which takes less than a millisecond. */
const STEP = 1000
/** Number of first letters by which `sortedInSteps` groups the texts: the groups are small enough to be sorted in one step. */
const START = 2

/**
 * Sorts texts by their UTF-16 code units, as `Array.prototype.sort` does, in short steps between which a browser can handle the
 * user's input.
 */
export function* sortedInSteps(texts: Iterable<string>): Generator<undefined, string[], undefined> {
  const groups = new Map<string, string[]>()
  let read = 0
  for (const text of texts) {
    if (read++ % STEP === 0) yield
    const start = text.slice(0, START)
    const group = groups.get(start)
    if (group) group.push(text)
    else groups.set(start, [text])
  }
  const sorted: string[] = []
  for (const start of [...groups.keys()].sort()) {
    yield
    for (const text of groups.get(start)?.sort() ?? []) sorted.push(text)
  }
  return sorted
}
