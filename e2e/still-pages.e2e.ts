import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests that the content of pages does not move while their answers arrive one after the other. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const STEP_MS = 80

/**
 * Records which elements move on the pages that are opened next, and delays the API calls of those pages by different times.
 * Typefaces load before the calls are sent, as on a second visit.
 */
function watchMoves(stepMs: number): void {
  const moves: string[] = []
  Object.assign(window, { moves })
  interface Moved {
    node: Node | null
    previousRect: DOMRect
    currentRect: DOMRect
  }
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[])
      for (const { node, previousRect: from, currentRect: to } of sources)
        // Moves of at most 4 px are left out: letters move by up to 4 px within their line when a typeface arrives.
        if (Math.abs(from.top - to.top) > 4)
          moves.push(`${node?.textContent?.slice(0, 30)} from ${from.top} to ${to.top}`)
  }).observe({ type: 'layout-shift', buffered: true })
  const typefaces = new Promise((done) => addEventListener('load', done)).then(() =>
    Promise.all([...document.fonts].map((face) => face.load())),
  )
  const send = window.fetch
  let calls = 0
  window.fetch = async (...request) => {
    const turn = calls++ % 5
    await typefaces
    await new Promise((done) => setTimeout(done, stepMs * (1 + turn)))
    return send(...request)
  }
}

test.each([375, 1440])(
  'settings, payments and medications do not move while they load slowly at %d px',
  async (width) => {
    const { page } = await openTab(browser, { viewport: { width, height: 900 } })
    await logIn(page, product.demo)
    await page.addInitScript(watchMoves, STEP_MS)
    const rest = watchRequests(page)
    const pages = [
      '/settings/user',
      '/settings/options',
      '/settings/security',
      '/settings/hospitals',
      `/settings/hospitals/${product.hospitalId}`,
      '/paylinks',
      '/paylinks/reconciliation',
      '/medications',
    ]
    for (const address of pages) {
      await page.goto(product.url + address)
      await page.locator('h1').first().waitFor()
      await page.waitForFunction(() => document.querySelector('.skeleton') === null)
      await rest()
      const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
      expect(moves, address).toEqual([])
    }
  },
)
