import { useEffect, useState } from 'react'
import type { Verification } from '#contract/verification.ts'
import { verificationCalls } from '../../lib/calls/endpoints.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'

export type Check =
  | { step: 'asking' }
  | { step: 'known'; rx: Verification }
  | { step: 'missing' }
  | { step: 'failed'; error: unknown }

/**
 * Fetches the check of a signature. It does without the query library, because one request needs no cache and the
 * page must open on the cheapest phone.
 */
export function useVerification(signature: string): Check {
  const [check, setCheck] = useState<Check>({ step: 'asking' })
  useEffect(() => {
    const stop = new AbortController()
    request(verificationCalls.verify, { params: { signature } }, { signal: stop.signal }).then(
      (rx) => setCheck({ step: 'known', rx }),
      (error: unknown) => {
        if (!stop.signal.aborted) setCheck(checkOf(error))
      },
    )
    return () => stop.abort()
  }, [signature])
  return check
}

/** State for an error of the check: a malformed signature is as unknown as one that was never issued. */
const checkOf = (error: unknown): Check =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { step: 'missing' }
    : { step: 'failed', error }
