import type { FieldErrors, ProblemBody, ProblemCode } from '#contract/problem.ts'

/**
 * Codes of a failed call, beside those of the server. `network`: no answer; with the status 408, no answer in time. `bad-answer`:
 * an answer that breaks the contract. `cookies-dropped`: a login whose cookies the browser did not store.
 */
export type ErrorCode = ProblemCode | 'network' | 'bad-answer' | 'cookies-dropped'

/** The error of every failed call. `detail` is a sentence in the reader's language, or empty. */
export class ApiError extends Error {
  declare readonly code: ErrorCode
  declare readonly status: number
  declare readonly detail: string
  declare readonly fields: FieldErrors
  declare readonly requestId: string | undefined
  /** Time after which the server asks to be called again, ms. */
  declare readonly waitMs: number | undefined
  constructor(
    code: ErrorCode,
    more: {
      status?: number
      detail?: string
      fields?: FieldErrors | undefined
      requestId?: string | undefined
      waitMs?: number | undefined
    } = {},
  ) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? 0
    this.detail = more.detail ?? ''
    this.fields = more.fields ?? {}
    this.requestId = more.requestId
    this.waitMs = more.waitMs
  }
}

/**
 * A problem response of our server has a code and a sentence; the list of codes itself stays on the server
 * (decision 013).
 */
const isOurs = ({ code, detail }: Partial<ProblemBody>): boolean =>
  typeof code === 'string' && typeof detail === 'string'

/**
 * Makes an error of a refused response. A body that is not from the product's server, such as a proxy's page, becomes
 * `unexpected` or `unavailable`.
 * @param retryAfter the header Retry-After, in seconds; a header that is a date is ignored
 */
export function errorFrom(status: number, body: unknown, retryAfter: string | null = null): ApiError {
  const problem: Partial<ProblemBody> = typeof body === 'object' && body !== null ? body : {}
  const code = isOurs(problem)
    ? (problem.code ?? 'unexpected')
    : status >= 502 && status <= 504
      ? 'unavailable'
      : 'unexpected'
  return new ApiError(code, {
    status,
    detail: typeof problem.detail === 'string' ? problem.detail : '',
    fields: problem.fields,
    waitMs: Number(retryAfter) * 1000 || undefined,
    requestId: problem.request_id,
  })
}
