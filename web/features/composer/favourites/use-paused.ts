import { useEffect, useState } from 'react'

/** Pause in typing, ms, after which a diagnosis is searched. */
const PAUSE = 350

/** Returns the text once it has not changed for PAUSE ms. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
