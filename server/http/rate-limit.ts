import { Problem } from '#contract/problem.ts'

export interface RateLimiter {
  /** Counts one call under `key`; throws `too-many-requests` when the minute's allowance is spent. */
  take(key: string, perMinute?: number): void
}

const MINUTE = 60_000
const DEFAULT_PER_MINUTE = 600
const MOST_KEYS = 50_000

/**
 * Limits the requests of each caller to each call, in this process. These limits protect the machine; limits that
 * protect accounts (login, reset) are counted in the database instead.
 * @param factor multiplies every limit, for load tests and for machines behind one address
 */
export function createRateLimiter(now: () => number, factor = 1): RateLimiter {
  let windows = new Map<string, { count: number; endsAt: number }>()
  return {
    take(key, perMinute = DEFAULT_PER_MINUTE) {
      const at = now()
      const window = windows.get(key)
      if (!window || window.endsAt <= at) {
        if (windows.size >= MOST_KEYS) windows = new Map([...windows].filter(([, w]) => w.endsAt > at))
        windows.set(key, { count: 1, endsAt: at + MINUTE })
        return
      }
      window.count += 1
      if (window.count > perMinute * factor) {
        throw new Problem('too-many-requests', {
          values: { seconds: Math.ceil((window.endsAt - at) / 1000) },
        })
      }
    },
  }
}
