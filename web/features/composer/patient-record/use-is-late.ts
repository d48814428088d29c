import { useEffect, useState } from 'react'

/** Time for which what is on its way may be missing without a word, ms. */
const LATE = 1000

/** Whether something has been missing for so long that the page has to say so. */
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
