import { isAway } from './calls/connection.ts'
import { queryClient } from './calls/query.ts'

/** How long a call waits for its answer before the page sends a health call, ms. */
const LATE_MS = 1000
/**
 * How long the page waits for the server's answer to a call of `/healthz`, ms. A server or a network that answers everything
 * within 3 s is only slow.
 */
const PATIENCE_MS = 3000

/** Time of the server's last answer, ms since the page was opened. */
let heardAt = 0

/** Sends a health call. A server that answers neither this call nor any other call meanwhile counts as unreachable. */
export async function askServer(): Promise<void> {
  const askedAt = performance.now()
  await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {
    if (heardAt < askedAt) isAway.set(true)
  })
}

/**
 * Watches the calls of this page. If an answer is late, a health call checks whether the server is reachable at all. The browser
 * knows only whether the device has a network.
 * @returns function that ends the watching
 */
export function watchServer(): () => void {
  const late = new Map<string, ReturnType<typeof setTimeout>>()
  const forget = (hash: string): void => {
    clearTimeout(late.get(hash))
    late.delete(hash)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { queryHash: hash } = event.query
    const { type } = event.action
    if (type === 'fetch') {
      forget(hash)
      late.set(
        hash,
        setTimeout(() => !isAway.get() && void askServer(), LATE_MS),
      )
    }
    if (type === 'success') heardAt = performance.now()
    if (type === 'success' || type === 'error') forget(hash)
  })
  return () => {
    unsubscribe()
    for (const timer of late.values()) clearTimeout(timer)
  }
}
