import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Pages do not move while their answers arrive one after the other. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const STEP_MS = 80

test.each([375, 1440])('settings and payments do not move while they load slowly at %d px', async (width) => {
  const { page } = await openTab(browser, { viewport: { width, height: 900 } })
  await logIn(page, product.demo)
  await page.addInitScript(() => {
    Object.assign(window, { moves: [] })
    const watched = window as unknown as { moves: string[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[])
        for (const { node, previousRect: from, currentRect: to } of sources)
          // A typeface that arrives moves letters within their line.
          if (Math.abs(from.top - to.top) > 4)
            watched.moves.push(`${node?.textContent?.slice(0, 30)} from ${from.top} to ${to.top}`)
    }).observe({ type: 'layout-shift', buffered: true })
    interface Moved {
      node: Node | null
      previousRect: DOMRect
      currentRect: DOMRect
    }
  })
  const rest = watchRequests(page)
  let calls = 0
  await page.route(/\/api\//, async (route) => {
    calls += 1
    await pause(STEP_MS * (1 + (calls % 5)))
    await route.continue()
  })
  const pages = [
    '/settings/user',
    '/settings/options',
    '/settings/security',
    '/settings/hospitals',
    `/settings/hospitals/${product.hospitalId}`,
    '/paylinks',
  ]
  for (const address of pages) {
    calls = 0
    await page.goto(product.url + address)
    await page.locator('h1').first().waitFor()
    await rest()
    const moves = await page.evaluate(() => (window as unknown as { moves: string[] }).moves)
    expect(moves, address).toEqual([])
  }
})
