import { MINIMUM_FETCH_DELAY, PREFETCH_IDLE_TIMEOUT } from './limits.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the connection may be used for what nobody asked for: slow or metered ones are left alone (specification section 9). */
export function mayPrefetch(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true
}

const idle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT })
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT)
}

/** Once the page is there and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  setTimeout(() => idle(run), MINIMUM_FETCH_DELAY)
}

/** Loads code that the reader is likely to need next, once the browser has nothing better to do. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (mayPrefetch()) whenIdle(() => void load().catch(() => undefined))
}
