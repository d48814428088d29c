import { drugName } from '#contract/medications/drug-name.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { isUnanswered } from '../../../lib/drafts/issue-queue.ts'

interface Words {
  /** Sentence for a request without an answer: nobody knows whether the series was issued. */
  unknown: string
  /** Sentence for a series that an earlier attempt issued, whose answer was lost. */
  already: string
}

/**
 * Whether the server refused the request, so that the next one needs a new idempotency key. Any other failure
 * is retried with the same key.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  !isUnanswered(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'key-reused'

/**
 * Rewrites a failure for the doctor who issues a series: whether it may have been issued, and which medicine
 * is at fault.
 */
export function seriesRefusal(error: unknown, rows: Prescription['medications'], words: Words): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, status } = error
  if (code === 'key-reused') return new ApiError(code, { status, detail: words.already })
  if (!isRefused(error)) return new ApiError(code, { status, detail: words.unknown })
  const faults = Object.entries(error.fields).flatMap(([path, [message = '']]) => {
    const row = rows[Number(/^medications\.(\d+)\./.exec(path)?.[1])]
    return row ? [`${drugName(row)}: ${message}`] : []
  })
  return faults.length > 0 ? new ApiError(code, { status, detail: [...new Set(faults)].join(' ') }) : error
}
