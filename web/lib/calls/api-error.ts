import type { FieldErrors, ProblemBody, ProblemCode } from '#contract/problem.ts'

/** `network`: no answer at all; with the status 408, none in time. `bad-answer`: an answer that breaks the contract. */
export type ErrorCode = ProblemCode | 'network' | 'bad-answer'

/** The one way in which a call fails. `detail` is already a sentence in the reader's language, or empty. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly fields: FieldErrors
  readonly requestId: string | undefined
  constructor(
    code: ErrorCode,
    more: { status?: number; detail?: string; fields?: FieldErrors; requestId?: string } = {},
  ) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = more.status ?? 0
    this.detail = more.detail ?? ''
    this.fields = more.fields ?? {}
    this.requestId = more.requestId
  }
}

/** Ours carries a code and a sentence; the list of codes itself stays on the server (decision 013). */
const isOurs = ({ code, detail }: Partial<ProblemBody>): boolean =>
  typeof code === 'string' && typeof detail === 'string'

/** Reads a refusal. A body that is not ours (a proxy's page) becomes `unexpected` or `unavailable`. */
export function errorFrom(status: number, body: unknown): ApiError {
  const problem: Partial<ProblemBody> = typeof body === 'object' && body !== null ? body : {}
  const code = isOurs(problem)
    ? (problem.code ?? 'unexpected')
    : status === 502 || status === 503 || status === 504
      ? 'unavailable'
      : 'unexpected'
  return new ApiError(code, {
    status,
    detail: typeof problem.detail === 'string' ? problem.detail : '',
    fields: problem.fields ?? {},
    ...(problem.request_id === undefined ? {} : { requestId: problem.request_id }),
  })
}
