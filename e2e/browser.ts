import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserLaunchOptions())

export interface Tab {
  page: Page
  /** What the page complained about: console errors and uncaught exceptions. A journey ends with none. */
  complaints: string[]
}

/** A fresh person at a fresh browser, in Mexico. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // A worker's own requests cannot be held up or refused by a test; shell.e2e.ts is about it.
    serviceWorkers: 'block',
    ...options,
  })
  // As if the single-step tour had been seen (specification section 3: displayTourOnce).
  await context.addInitScript(() => {
    localStorage['persist'] ??= JSON.stringify({ tours: { displayTourOnce: false } })
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}
