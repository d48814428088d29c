import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserLaunchOptions())

/** Time after which an action of a test counts as one that hangs, ms: several times what a busy machine needs. */
export const HANGS = 30_000

export interface Tab {
  page: Page
  /** Console errors and uncaught exceptions of the page. A journey must end with none. */
  complaints: string[]
}

/** Opens a page in a fresh browser context, with Mexican locale and time zone. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // Tests can't intercept the requests of a service worker, so it is blocked; shell.e2e.ts tests it.
    serviceWorkers: 'block',
    ...options,
  })
  // Marks the single-step tour as viewed (specification section 3: displayTourOnce).
  await context.addInitScript(() => {
    // A mail in the demo's mailbox is a frame without storage.
    if (window === window.top)
      localStorage['persist'] ??= JSON.stringify({ tours: { displayTourOnce: false } })
  })
  const page = await context.newPage()
  page.setDefaultTimeout(HANGS)
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser's own line about a refused response does not name the address, but has it as its location.
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}
