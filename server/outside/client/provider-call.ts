import { type Outcome, OutboundFailure, failureOutcome } from './outbound-failure.ts'

/** One call to a provider: its time limit and its end, which is reported once. */
export interface ProviderCall {
  provider: string
  /** Signal that aborts when the time of the call is over, or when the caller gives up. */
  signal: AbortSignal
  /** Reports the outcome of the call. Only the first report counts. */
  end(outcome: Outcome): void
  /** Reports an error as the end of the call, closes the connection, and returns the error to throw. */
  fail(error: unknown): unknown
}

interface CallSettings {
  provider: string
  timeoutMs: number
  /** Signal by which the caller can abort the call. */
  caller: AbortSignal
  /** Function that is called once with the outcome of the call. */
  ended: (outcome: Outcome) => void
}

/** Starts the time limit of a call, which covers the whole call with redirects and body. */
export function startCall({ provider, timeoutMs, caller, ended }: CallSettings): ProviderCall {
  const own = new AbortController()
  let isOver = false
  const end = (outcome: Outcome): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    ended(outcome)
  }
  const timer = setTimeout(() => {
    end('timeout')
    own.abort(new OutboundFailure(provider, 'timeout'))
  }, timeoutMs)
  return {
    provider,
    signal: AbortSignal.any([own.signal, caller]),
    end,
    fail(error) {
      const isTimeout = own.signal.aborted
      const outcome = isTimeout ? 'timeout' : caller.aborted ? 'cancelled' : failureOutcome(error)
      end(outcome)
      if (!own.signal.aborted) own.abort()
      return outcome === 'cancelled' ? caller.reason : new OutboundFailure(provider, outcome)
    },
  }
}
