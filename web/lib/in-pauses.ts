/** Duration of one slice of work, ms: long enough to get on, short enough not to be felt while typing. */
const SLICE = 6

/** Runs a generator in slices, so that input events are handled in between. */
export async function inPauses<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve))
    const until = performance.now() + SLICE
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
  }
}
