/**
 * Takes all steps of a piece of work at once that can also be done step by step.
 * @returns the result of the work
 */
export function inOneGo<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
