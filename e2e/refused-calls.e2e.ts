import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of lists whose API calls the server refuses: the page says so, offers to try again, and does not repeat the calls
 * without end.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Pages with a list, and the API calls that fill the list. */
const LISTS = [
  ['/patients', /^\/api\/v2\/patients?\//],
  ['/prescriptions', /^\/api\/v2\/rx-endpoint\//],
  ['/drafts', /^\/api\/v2\/drafts\//],
  ['/favourites', /^\/api\/v2\/favourite\//],
  ['/paylinks', /^\/api\/v2\/paylinks/],
  ['/settings/pharmacies', /^\/api\/v2\/pharmacies\//],
  ['/settings/hospitals', /^\/api\/v2\/(hospital|locations)\//],
  ['/settings/export', /^\/api\/v2\/keys\//],
  ['/settings/security', /^\/api\/v2\/(sessions|access)\//],
] as const
/** Greatest number of requests of a page whose list is refused: each part of the page sends its call once or twice. */
const ASKED = 8

test.for(LISTS)(
  '%s says that its list was refused, and asks again when it is told to',
  async ([at, calls]) => {
    const { page } = await openTab(browser)
    let asked = 0
    await page.route(
      ({ pathname }) => calls.test(pathname),
      (route) => {
        asked += 1
        return route.fulfill({
          status: 500,
          json: { code: 'unexpected', detail: 'Hubo un error inesperado.' },
        })
      },
    )
    const idle = watchRequests(page)
    await logIn(page, product.demo, at)
    const again = page.getByRole('main').getByRole('button', { name: 'Intentar de nuevo' })
    await again.first().waitFor()
    await idle()
    expect(asked).toBeLessThanOrEqual(ASKED)
    await page.unrouteAll({ behavior: 'wait' })
    // All buttons that repeat a call are pressed at once, because the answer to one call may remove the button of another.
    await again.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
    await expect.poll(() => again.count()).toBe(0)
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  },
)
