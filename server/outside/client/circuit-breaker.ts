/** Number of failed calls to a provider in a row after which no further call is made for a while. */
const FAILURES_IN_A_ROW = 5
/**
 * Length of the pause in which no call is made to a provider that failed, in milliseconds. After the pause one call may
 * test whether the provider works again.
 */
const OPEN_MS = 30_000

export interface CircuitBreaker {
  /** Whether a call to the provider may be made. After the pause, one call at a time may test the provider. */
  admit(): boolean
  /** Takes the result of a call that was admitted. The result is `unknown` if the caller gave the call up. */
  report(result: 'success' | 'failure' | 'unknown'): void
  isOpen(): boolean
}

/**
 * Stops calls to a provider that has failed five times in a row, for 30 seconds. Then one call is admitted: its
 * success admits all calls again, and its failure begins another pause.
 * @param now monotonic clock, in milliseconds
 */
export function circuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openedAt = 0
  let isTrying = false
  const isOpen = (): boolean => failures >= FAILURES_IN_A_ROW
  return {
    isOpen,
    admit() {
      if (!isOpen()) return true
      if (isTrying || now() - openedAt < OPEN_MS) return false
      isTrying = true
      return true
    },
    report(result) {
      isTrying = false
      if (result === 'unknown') return
      failures = result === 'success' ? 0 : failures + 1
      if (isOpen()) openedAt = now()
    },
  }
}
