/**
 * Duration of one slice of work, ms: long enough for progress, short enough not to delay typing. Where other programs interrupt
 * it, a slice of 6 ms often takes longer than the 12.5 ms that are a long task on a processor four times as slow.
 */
const SLICE = 3

/** Runs a generator in slices of time, so that the browser handles input events between two slices. */
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
