import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

export interface Visit {
  page: string
  address: string
  /** State of the router that the previous page would pass along. */
  state?: object
  /** Actions to carry out on the opened page before the test examines the page. */
  arrive?: (page: Page) => Promise<void>
}

/** Time without requests after which a page counts as idle, ms. */
const QUIET_MS = 150

/** Time after which a page without requests counts as idle although the browser has reported no idle moment, ms. */
const IDLE_MS = 2_000

/**
 * Time after which a script or a font counts as loaded although its end was not reported, ms.
 * Chromium reports no end for some preloads that it answers from its own cache.
 */
const PRELOAD_MS = 5_000

const isPreloaded = (request: Request): boolean => /^(?:script|font)$/.test(request.resourceType())

/** Follows the requests of a page. @returns a function that waits until the page is idle */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Map<Request, number>()
  let last = Date.now()
  page.on('request', (request) => {
    // Two requests never end while the page is open: the stream of events, and the health call, whose response the page does
    // not read.
    if (/\/(?:api\/v2\/events\/|healthz)$/.test(request.url())) return
    // A new document ends the requests of the previous document. The browser does not report the end of all of them.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    last = Date.now()
    pending.set(request, last)
  })
  const end = (request: Request): void => {
    if (pending.delete(request)) last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    // The page may send its first request a moment after the action or navigation that causes it.
    last = Date.now()
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      for (const [request, begun] of pending) {
        if (isPreloaded(request) && Date.now() - begun > PRELOAD_MS) pending.delete(request)
      }
      const left = pending.size > 0 ? QUIET_MS : last + QUIET_MS - Date.now()
      if (left > 0) {
        await pause(left)
        continue
      }
      const seen = last
      // Right after a change of the page's size, Chromium sometimes reports no idle moment until it draws the next frame.
      await page.evaluate(
        (timeout) => new Promise<unknown>((done) => requestIdleCallback(done, { timeout })),
        IDLE_MS,
      )
      if (seen === last) return
    }
    const left = [...pending.keys()].map((request) => request.url()).join(', ')
    throw new Error(`${page.url()} does not come to rest: ${left}`)
  }
}

/** Navigates inside the product without a reload. `said` is the router state that the previous page would have passed. */
export async function navigateWithoutReload(page: Page, address: string, said?: object): Promise<void> {
  await page.evaluate(
    ([to, state]) => {
      const entry = state ? { state, key: to } : null
      history.pushState(entry, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: entry }))
    },
    [address, said] as const,
  )
  await page.locator('h1').first().waitFor()
}

/**
 * Navigates inside the product to another page, and waits until the title element of the previous page is gone. The address
 * changes at once, but the previous page stays until the code of the next page has loaded, and a test would find its elements.
 */
export async function leaveFor(page: Page, address: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle()
  const isOther = new URL(page.url()).pathname !== new URL(address, page.url()).pathname
  await navigateWithoutReload(page, address)
  if (isOther) await page.waitForFunction((title) => !title?.isConnected, before)
  await page.locator('h1').first().waitFor()
}

/** Opens a page, and waits until it is idle. */
export async function goTo(
  page: Page,
  { address, state, arrive }: Visit,
  rest: () => Promise<void>,
): Promise<void> {
  await navigateWithoutReload(page, address, state)
  await rest()
  if (arrive) {
    await arrive(page)
    await rest()
  }
  await page.locator('h1').first().waitFor()
}
