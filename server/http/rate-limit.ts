import { Problem } from '#contract/problem.ts'

export interface RateLimiter {
  /** Counts one call under `key`; throws `too-many-requests` after too many calls in one minute. */
  take(key: string, perMinute?: number): void
}

const MINUTE = 60_000
const DEFAULT_PER_MINUTE = 600
const MOST_KEYS = 50_000

/**
 * Limits how often each caller may call each endpoint, counted in this process. These limits protect the machine. Limits that
 * protect accounts, such as those of logins, are counted in the database instead.
 * @param factor multiplies every limit, for load tests and for several machines behind one address
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
