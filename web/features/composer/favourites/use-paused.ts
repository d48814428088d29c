import { useEffect, useState } from 'react'

/** A pause in the typing, ms: a diagnosis is read when it is written, not with every letter. */
const PAUSE = 350

/** A text once it has stayed for a moment. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
