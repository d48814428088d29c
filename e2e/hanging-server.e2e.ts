import type { Browser, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { waitForAnswerOnDevice, waitForWorker } from './actions/device.ts'
import { logIn } from './actions/doctor.ts'
import { type Relay, relayTo } from './browsers/relay.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of a server that stops or hangs while the browser believes that the device has a network. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

interface Watched {
  /** Text of the notice about the connection in the first frame in which the composer was drawn. */
  saidAtFirst?: string
}

/**
 * Records the text of the notice about the connection in the first frame that shows the composer. This function runs in a page
 * before the page's own code.
 */
function watchFirstFrame(): void {
  const look = () => {
    if (!document.querySelector('#rx-add')) return requestAnimationFrame(look)
    const said = document.querySelector('.offline-notice')?.textContent ?? ''
    return Object.assign(window, { saidAtFirst: said } satisfies Watched)
  }
  requestAnimationFrame(look)
}

/** Opens the composer through a relay, on a device that has stored all files and API answers that the product needs offline. */
async function openThroughRelay(): Promise<{ page: Page; relay: Relay }> {
  const relay = await relayTo(product.url)
  onTestFinished(() => relay.cut())
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  await page.addInitScript(watchFirstFrame)
  const stream = page.waitForResponse(/\/api\/v2\/events\//)
  await logIn(page, { ...product.demo, url: relay.url }, '/prescriptions/new')
  await waitForWorker(page)
  for (const name of ['profile', 'locations', 'drugs/shelf'])
    await waitForAnswerOnDevice(page, `GET /api/v2/${name}/`)
  // The stream of events must be open, because its end tells the page that the server has stopped.
  await stream
  return { page, relay }
}

const notice = (page: Page) => page.getByText(/^Sin conexión\./)

test('a server that stops is told at once to a doctor who does nothing, until it is back', async () => {
  const { page, relay } = await openThroughRelay()
  await relay.cut()
  await notice(page).waitFor()
  await relay.restore()
  await notice(page).waitFor({ state: 'detached' })
})

test('after a reload without a server the notice stays, although the browser itself answers some calls', async () => {
  const { page, relay } = await openThroughRelay()
  await relay.cut()
  await notice(page).waitFor()
  const looksAgain = page.waitForRequest(/\/readyz$/)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'saidAtFirst' in window)
  expect(await page.evaluate(() => (window as Watched).saidAtFirst)).toMatch(/^Sin conexión\./)
  // The page sends the next health call: after some seconds, or at once if the page had not yet noticed that the server is gone.
  await looksAgain
  expect(await notice(page).count()).toBe(1)
  await relay.restore()
  await notice(page).waitFor({ state: 'detached' })
})

test('with a server that hangs the first frame after a reload says so, with what the device has', async () => {
  const { page, relay } = await openThroughRelay()
  relay.hold()
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'saidAtFirst' in window)
  expect(await page.evaluate(() => (window as Watched).saidAtFirst)).toMatch(/^Sin conexión\./)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  relay.release()
  await notice(page).waitFor({ state: 'detached' })
})

test('with a server that hangs during the work the page says so before its calls time out', async () => {
  const { page, relay } = await openThroughRelay()
  relay.hold()
  await page.getByRole('link', { name: 'Historial' }).first().click()
  await notice(page).waitFor()
  expect(await page.getByText('El servidor tarda demasiado.').count()).toBe(0)
  relay.release()
  await notice(page).waitFor({ state: 'detached' })
  await page.locator('[data-history-row]').first().waitFor()
})
