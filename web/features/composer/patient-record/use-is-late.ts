import { useEffect, useState } from 'react'

/** Time for which data may be missing before the page says that they are on their way, ms. */
const LATE = 1000

/** Whether data have been missing for longer than LATE, so that the page has to say so. */
export function useIsLate(isMissing: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setTimeout(() => setLate(true), LATE)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isMissing])
  return isMissing && isLate
}
