import { MINIMUM_FETCH_DELAY, PREFETCH_IDLE_TIMEOUT } from './limits.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether prefetching is allowed on this connection: not on slow or metered ones (specification section 9). */
export function mayPrefetch(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true
}

const idle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT })
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT)
}

/** Runs a function once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  setTimeout(() => idle(run), MINIMUM_FETCH_DELAY)
}

/** Loads code that will probably be needed next, once the browser is idle. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (mayPrefetch()) whenIdle(() => void load().catch(() => undefined))
}
