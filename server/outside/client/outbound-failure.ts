/** Result of one call to a provider, which labels the metrics and the log. */
export type Outcome =
  /** The provider answered, with a status below 400. */
  | 'ok'
  /** The provider answered with a status from 400 to 499. */
  | 'refused'
  /** The provider answered with a status of 500 or above. */
  | 'failed'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  /** The scheme, port, host or resolved address is not one that the server may connect to. */
  | 'forbidden-address'
  /** No connection was made: the name does not resolve, or nobody answers at the address. */
  | 'unreachable'
  /** The connection ended early, or the answer does not follow the protocol. */
  | 'broken'
  /** The circuit breaker is open, so that nothing was sent. */
  | 'open-circuit'
  /** The caller gave up before an answer came. */
  | 'cancelled'

/** Failure of a call to a provider. The message names the provider and the outcome, never an address or a body. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure'
  readonly provider: string
  readonly outcome: Outcome

  constructor(provider: string, outcome: Outcome) {
    super(`call to ${provider}: ${outcome}`)
    this.provider = provider
    this.outcome = outcome
  }
}

const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Outcome of an error that the HTTP library threw; its causes are searched for a known code. */
export function failureOutcome(error: unknown): Outcome {
  if (error instanceof OutboundFailure) return error.outcome
  if (!(error instanceof Error)) return 'broken'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (UNREACHABLE.has(code)) return 'unreachable'
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'too-large'
  return error.cause === undefined ? 'broken' : failureOutcome(error.cause)
}
