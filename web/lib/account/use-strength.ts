import { useDeferredValue, useEffect, useState } from 'react'
import type { estimateStrength, EstimatedStrength } from './estimate-strength.ts'
import { isLongEnough } from '#contract/values/password.ts'

type Estimate = typeof estimateStrength

/**
 * Strength of a typed password; undefined while the password is too short or the estimator, which is loaded at the
 * first character, is not there yet.
 * @param own texts whose words alone make no good password, such as the email address
 * @param more other words that an attacker would try first
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
    // If the estimator can't be loaded, the page works without it; the server checks the password anyway.
    import('./estimate-strength.ts').then(
      (m) => setEstimate(() => m.estimateStrength),
      () => undefined,
    )
  }, [isWanted, estimate])
  return estimate && isLongEnough(typed) ? estimate(typed, own, more) : undefined
}
