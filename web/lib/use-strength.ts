import { useDeferredValue, useEffect, useState } from 'react'
import type { estimateStrength } from './estimate-strength.ts'
import { isLongEnough } from '#contract/values/password.ts'

type Estimate = typeof estimateStrength

/** Strength of what is typed, 0 to 4. The estimator and its words come with the first sign; undefined until then. */
export function useStrength(password: string, words: readonly string[]): number | undefined {
  const typed = useDeferredValue(password)
  const [estimate, setEstimate] = useState<Estimate>()
  const isWanted = password !== ''
  useEffect(() => {
    if (!isWanted || estimate) return
    // Without it the page does what it must; the server judges anyway.
    import('./estimate-strength.ts').then(
      (m) => setEstimate(() => m.estimateStrength),
      () => undefined,
    )
  }, [isWanted, estimate])
  return estimate && isLongEnough(typed) ? estimate(typed, words) : undefined
}
