import { RELOAD_GUARD } from '../lib/calls/limits.ts'

const KEY = 'reloaded-at'

/** Whether a page that failed to load may be reloaded now: at most once per 60 s (specification section 4). */
export const mayReload = (now: number, last: number | undefined): boolean =>
  last === undefined || now < last || now - last >= RELOAD_GUARD

/** A chunk is gone after a deployment, or the line broke in the middle of it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading|unable to preload/i.test(
    error.message,
  )

/** Reloads after a chunk that did not load; true when it does. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const stored = Number(sessionStorage.getItem(KEY) ?? Number.NaN)
    if (!mayReload(now, Number.isNaN(stored) ? undefined : stored)) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage the guard can't be kept: better no reload than an endless one.
    return false
  }
  window.location.reload()
  return true
}

/**
 * The same, once the server has answered: without a network a reload brings nothing and takes the page away, and the
 * browser may know of it later than the chunk that failed. `gone`: the server is there, and has no such chunk.
 */
export async function reloadIfReached(): Promise<'reloading' | 'away' | 'gone'> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer === null || answer.status >= 500) return 'away'
  return reloadOnce() ? 'reloading' : 'gone'
}
