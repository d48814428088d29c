import { useEffect, useEffectEvent } from 'react'

const EVERY = 3000
/** Two minutes of asking; after that the mail server is the news, not the mail. */
const MOST = 40

/** Asks again while something is on its way, without a sign of it, and not while the page is out of sight. */
export function useQuietRefetch(isWaiting: boolean, refetch: () => Promise<unknown>): void {
  const ask = useEffectEvent(refetch)
  useEffect(() => {
    if (!isWaiting) return undefined
    let left = MOST
    const timer = setInterval(() => {
      if (document.hidden) return
      left -= 1
      if (left === 0) clearInterval(timer)
      void ask()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isWaiting])
}
