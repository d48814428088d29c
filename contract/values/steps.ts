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
