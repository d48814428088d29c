import { MINIMUM_FETCH_DELAY, PREFETCH_IDLE_TIMEOUT } from './limits.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Slow or metered connections are left alone (specification section 9). */
function isSparing(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

const idle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT })
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT)
}

/** Loads code that the reader is likely to need next, once the browser has nothing better to do. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (isSparing()) return
  setTimeout(() => idle(() => void load().catch(() => undefined)), MINIMUM_FETCH_DELAY)
}
