import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Frame,
  Page,
  ViewportSize,
} from 'playwright-core'

/*
 * Pool of browser contexts that tests reuse one after the other. Everything that a test stored in a context is removed before the
 * next test gets the context. The browser's caches of files and of compiled code stay, and so does the process that shows the
 * pages; a new context has none of them and is therefore slow. A test that needs other page settings, such as another size, also
 * gets a reused context.
 */

/** Settings of a browser context that Chromium can give to each page separately. */
type Look = Required<Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'bypassCSP'>> & {
  viewport: ViewportSize
}

/** Default settings of a page, for tests that request no others. */
const USUAL: Look = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  bypassCSP: false,
}

interface Kept {
  context: BrowserContext
  /** An empty page that stays open: without any page, the process that shows the context's pages would end. */
  anchor: Page
  devtools: CDPSession
  /** Settings of the pages of the test that uses the context now. */
  look: Look
  /** Origins of the pages that the test opened. Each of them may have stored data. */
  origins: Set<string>
}

const EVENTS = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'dialog'] as const

/** Methods of a browser context whose effect Playwright can't undo. In a context that later tests reuse, these methods throw. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const
const LASTING_CLOCK = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const

export class KeptContexts {
  readonly #open: (options: BrowserContextOptions) => Promise<BrowserContext>
  readonly #idle = new Map<string, Kept[]>()
  readonly #used = new Map<BrowserContext, { key: string; kept: Kept }>()

  /** @param open makes a new context */
  constructor(open: (options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.#open = open
  }

  /**
   * Gives a test a browser context with these options that contains no data of earlier tests. No other test gets the same context
   * until `empty` is called.
   */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const { viewport, colorScheme, reducedMotion, bypassCSP, ...shared } = options
    const key = JSON.stringify(shared)
    const kept = this.#idle.get(key)?.pop() ?? (await keep(await this.#open({ ...USUAL, ...shared })))
    kept.look = {
      viewport: viewport ?? USUAL.viewport,
      colorScheme: colorScheme ?? USUAL.colorScheme,
      reducedMotion: reducedMotion ?? USUAL.reducedMotion,
      bypassCSP: bypassCSP ?? USUAL.bypassCSP,
    }
    this.#used.set(kept.context, { key, kept })
    return kept.context
  }

  /** Whether a context belongs to this pool and a test uses it now. */
  has(context: BrowserContext): boolean {
    return this.#used.has(context)
  }

  /** Removes everything that a test has stored in a context, and returns the context to the pool for a later test. */
  async empty(context: BrowserContext): Promise<void> {
    const used = this.#used.get(context)
    if (!used) return
    this.#used.delete(context)
    await clear(used.kept)
    this.#idle.set(used.key, [...(this.#idle.get(used.key) ?? []), used.kept])
  }

  /** Whether a context is in the pool and no test uses it. */
  waits(context: BrowserContext): boolean {
    return [...this.#idle.values()].flat().some((kept) => kept.context === context)
  }
}

async function keep(context: BrowserContext): Promise<Kept> {
  const anchor = await context.newPage()
  const devtools = await context.newCDPSession(anchor)
  const origins = new Set<string>()
  const kept: Kept = { context, anchor, devtools, look: USUAL, origins }
  const dressed = new WeakMap<Page, Promise<void>>()
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note(origins, frame))
    dressed.set(page, dress(page, kept.look))
  })
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await open()
    await dressed.get(page)
    return page
  }
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('this stays in a context: open the page with openColdTab'))
  for (const name of LASTING) context[name] = refuse
  for (const name of LASTING_CLOCK) context.clock[name] = refuse
  return kept
}

/** Applies to a new page the settings of its test that differ from the default settings. Other pages are not affected. */
async function dress(page: Page, { viewport, colorScheme, reducedMotion, bypassCSP }: Look): Promise<void> {
  const { width, height } = USUAL.viewport
  if (viewport.width !== width || viewport.height !== height) await page.setViewportSize(viewport)
  if (colorScheme !== USUAL.colorScheme || reducedMotion !== USUAL.reducedMotion)
    await page.emulateMedia({ colorScheme, reducedMotion })
  if (!bypassCSP) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setBypassCSP', { enabled: true })
}

/** Adds the origin of a frame's document to `origins`, unless the frame has loaded no document. */
function note(origins: Set<string>, frame: Frame): void {
  if (URL.canParse(frame.url())) origins.add(new URL(frame.url()).origin)
}

/**
 * Ends the interception of requests in a browser context whose pages are being closed. A handler that still waits for the server
 * would otherwise throw after the end of its test, which fails the run.
 */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  // `unrouteAll` ignores later errors of the handlers. It fails itself if the page is closed before it ends, so its result is
  // ignored.
  await Promise.allSettled([context, ...context.pages()].map((one) => one.unrouteAll({ behavior })))
}

async function clear({ context, anchor, devtools, origins }: Kept): Promise<void> {
  const pages = context.pages().filter((page) => page !== anchor)
  for (const page of pages) for (const frame of page.frames()) note(origins, frame)
  // The pages are closed at the same time: without the interception, they could send the requests that the test held back.
  await Promise.all([dropRoutes(context), ...pages.map((page) => page.close())])
  for (const event of EVENTS) context.removeAllListeners(event)
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
    context.setGeolocation(null),
    ...[...origins]
      .filter((origin) => origin !== 'null')
      .map((origin) => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
  origins.clear()
}
