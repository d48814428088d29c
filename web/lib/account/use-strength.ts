import { useDeferredValue, useEffect, useState } from 'react'
import type { estimateStrength, EstimatedStrength } from './estimate-strength.ts'
import { isLongEnough } from '#contract/values/password.ts'

type Estimate = typeof estimateStrength

/**
 * Strength of what is typed. The estimator and its words come with the first sign; undefined until then.
 * @param own texts whose words are not enough alone
 * @param more other words that a guesser would try first
 */
export function useStrength(
  password: string,
  own: readonly string[],
  more?: readonly string[],
): EstimatedStrength | undefined {
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
  return estimate && isLongEnough(typed) ? estimate(typed, own, more) : undefined
}
