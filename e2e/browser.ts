import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { browserLaunchOptions } from '#tools/setup/browser.mjs'
import { folderInMemory } from '#tools/vitest/folder-in-memory.mjs'
import { dropRoutes, KeptContexts } from './contexts.ts'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserLaunchOptions())

/** Timeout of an action in a test, ms. Even a busy machine needs only a fraction of this time. */
export const HANGS = 30_000

export interface Tab {
  page: Page
  /** Console errors and uncaught exceptions of the page. There must be none at the end of a test. */
  complaints: string[]
}

/** Bytes of memory that the browsers of all workers need in /dev/shm for the data that their processes share. */
const ROOM = 2 * 1024 ** 3

const FOR_MANY_PAGES = [
  // Pages of a browser context share one process, so that a new page finds the product's code compiled.
  '--renderer-process-limit=1',
  // The optimizing compilers of V8 are switched off: a test leaves a page before the optimised code has saved the
  // time that compiling it took.
  '--js-flags=--no-maglev,--no-turbofan',
  // The network code runs inside the browser process, because a process of its own would take a sixth of the browser's
  // processor time.
  '--enable-features=NetworkServiceInProcess2',
]

const keptContexts = new WeakMap<Browser, KeptContexts>()

/** Starts a browser. `openTab` gives its contexts to one test after the other, and empties a context between two tests. */
export async function openBrowserForTests(): Promise<Browser> {
  const { args, ...options } = await browserLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...args, ...FOR_MANY_PAGES],
    // For each response the browser makes a file of 2 MB of shared memory, which Playwright by default puts on the disk.
    ignoreDefaultArgs: folderInMemory(ROOM) ? ['--disable-dev-shm-usage'] : [],
  })
  keptContexts.set(browser, new KeptContexts((wanted) => newContext(browser, wanted)))
  return browser
}

/** Options for a test that needs animations, because its subject is a movement of the page, or what happens during one. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/**
 * Opens a page with Mexican locale and time zone, in a browser context in which nothing is stored. Animations are off, because
 * each of them draws the page 60 times a second.
 */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const kept = options.serviceWorkers === 'allow' ? undefined : keptContexts.get(browser)
  return openTabIn(await (kept ? kept.take(options) : newContext(browser, options)))
}

/**
 * Opens a page in a new browser context that only this test uses: the browser has none of the product's files in its cache, and
 * the test may set a clock.
 */
export const openColdTab = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> =>
  openTabIn(await newContext(browser, options))

/** Browser contexts that running tests use; empty ones that wait for a later test are left out. */
export const contextsInUse = (browser: Browser): BrowserContext[] =>
  browser.contexts().filter((one) => !keptContexts.get(browser)?.waits(one))

/** Closes all pages of a browser context and deletes what they stored. */
export async function closeContext(context: BrowserContext): Promise<void> {
  const kept = keptContexts.get(context.browser()!)
  if (kept?.has(context)) return kept.empty(context)
  await Promise.all([dropRoutes(context), context.close()])
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // Service workers are blocked, because tests can't intercept their requests; shell.e2e.ts tests the product's own.
    serviceWorkers: 'block',
    ...options,
  })
  // Marks the tour of the menu as viewed (specification section 3: displayTourOnce).
  await context.addInitScript(() => {
    // The script also runs in the frame that shows a mail in the demo's mailbox, where it has no access to storage.
    if (window === window.top)
      localStorage['persist'] ??= JSON.stringify({ tours: { displayTourOnce: false } })
  })
  return interceptSurely(context)
}

/**
 * Makes `route` of a browser context and of its pages wait until the pages themselves know of the interception. Chromium confirms
 * it to Playwright earlier, so that on a busy machine a request that a page sends just afterwards would reach the server.
 */
function interceptSurely(context: BrowserContext): BrowserContext {
  const answersOf = (pages: readonly Page[]) =>
    // A page that is closed or leaves its document meanwhile does not answer, and sends no request of that document any more.
    Promise.allSettled(pages.map((page) => page.evaluate(() => undefined)))
  const routeInAll = context.route.bind(context)
  context.route = async (...given) => {
    const route = await routeInAll(...given)
    await answersOf(context.pages())
    return route
  }
  context.on('page', (page) => {
    const routeHere = page.route.bind(page)
    page.route = async (...given) => {
      const route = await routeHere(...given)
      await answersOf([page])
      return route
    }
  })
  return context
}

async function openTabIn(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  page.setDefaultTimeout(HANGS)
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser's message about a refused response does not contain the address, which is in the message's location.
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}
