import { useEffect, useState } from 'react'

/** Time for which an answer may be missing before the page says that it is searching, ms. */
const PATIENT_MS = 150

/** Whether a wait has lasted longer than PATIENT_MS. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), PATIENT_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow && isWaiting
}
