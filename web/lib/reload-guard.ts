import { RELOAD_GUARD } from './calls/limits.ts'
import { pause } from './pause.ts'

const KEY = 'reloaded-at'

/** Whether a page that failed to load may be reloaded now: at most once per 60 s (specification section 4). */
export const mayReload = (now: number, last: number | undefined): boolean =>
  !last || now < last || now - last >= RELOAD_GUARD

/** Whether an error comes from a chunk that failed to load: missing after a deployment, or an interrupted download. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|error loading|unable to preload/i.test(
    error.message,
  )

/** Reloads the page after a chunk failed to load. @returns whether the page is being reloaded */
export function reloadOnce(now = Date.now()): boolean {
  try {
    // A missing or damaged time of the last reload counts as no reload.
    if (!mayReload(now, Number(sessionStorage.getItem(KEY)))) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage the guard can't remember the last reload: no reload is better than an endless loop.
    return false
  }
  window.location.reload()
  return true
}

/** Time after which a page that the user leaves has surely been replaced, ms. If it is still shown, the link was a download. */
const LEAVING = 15_000
/** Time when the user began to leave the page, ms since the epoch; 0: never. */
let leftAt = 0

/** Begins to record when the user leaves the page. */
export const followLeaving = (): void =>
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now()
  })

/**
 * Waits as long as the user may be leaving the page. Firefox aborts the downloads of a page that is left, so that its chunks
 * fail, and a reload would cancel the navigation to the next page.
 */
async function untilStaying(): Promise<void> {
  const rest = leftAt + LEAVING - Date.now()
  if (rest > 0) await pause(rest).then(untilStaying)
}

/**
 * Reloads the page once the server answers: without a network a reload would only lose the page, and the browser
 * may notice the lost network later than the failed chunk.
 * @returns `away`: no server answers; `gone`: the server answers, but the page was reloaded within the last 60 s
 * and the chunk is still missing
 */
export async function reloadIfReached(): Promise<'reloading' | 'away' | 'gone'> {
  await untilStaying()
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (!answer || answer.status >= 500) return 'away'
  return reloadOnce() ? 'reloading' : 'gone'
}
