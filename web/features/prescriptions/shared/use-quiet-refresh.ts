import { useEffect } from 'react'
import { refreshPrescriptions } from './refresh.ts'

const EVERY = 3000
/** Two minutes of asking; after that the mail server is the news, not the mail. */
const MOST = 40

/** Asks again while a mail is on its way, without a sign of it, and not while the page is out of sight. */
export function useQuietRefresh(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    let left = MOST
    const timer = setInterval(() => {
      if (document.hidden) return
      left -= 1
      if (left === 0) clearInterval(timer)
      void refreshPrescriptions()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isWaiting])
}
