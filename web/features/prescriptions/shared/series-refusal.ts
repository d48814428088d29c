import { drugName } from '#contract/medications/drug-name.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { isUnanswered } from '../../../lib/drafts/issue-queue.ts'

interface Words {
  /** Of no answer: nobody knows whether it was issued. */
  unknown: string
  /** Of one that was issued by an attempt whose answer was lost. */
  already: string
}

/** Whether the server said no: what is sent next is another request. Otherwise the same key asks again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  !isUnanswered(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'key-reused'

/** The same failure in words for whoever issues a series: whether it may have been issued, and which medicine is at fault. */
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
