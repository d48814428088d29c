import { useEffect, useState } from 'react'

/** Time for which data may be missing before the page says that they are still loading, ms. */
const LATE = 1000

/** Whether data have been missing for longer than `after` ms, so that the page has to say so. */
export function useIsLate(isMissing: boolean, after = LATE): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setTimeout(() => setLate(true), after)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isMissing, after])
  return isMissing && isLate
}
