import type { BrowserContext } from 'playwright-core'
import { request } from 'node:http'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { WIDGET_IDS, type WidgetId } from '#contract/profile/widget-ids.ts'
import { watchRequests } from './actions/go-to.ts'

/**
 * Limits of the first load of each page, in kB of gzip, for all that the page loads before it is there, shared files
 * included. Each is at most 3 kB above what was reached when it was set, which leaves room for a feature.
 */
export const limits = {
  '/login': 82.7,
  '/': 113,
  '/prescriptions': 116.2,
  '/prescriptions/new': 151.5,
} as const
export const CSS_LIMIT = 15
/** Limit of the scripts of the home page's widgets together, in kB of gzip: they come after the page is there. */
export const WIDGETS_LIMIT = 20
/** The file of the home page's widgets, their grid and their frame; `vite.config.ts` says what it contains. */
export const WIDGETS_FILE = /\/assets\/\w+\/widgets\.js$/

/** Delay from which on a timer of the page is not run while the page is measured, ms. */
const LATER_MS = 1000

export interface FirstLoad {
  path: string
  /** Size in kB (1000 bytes), compressed with gzip. */
  js: number
  /** Size of the widgets that were loaded afterwards, charts included. */
  widgets: number
  css: number
}

/**
 * Opens a page with an empty cache and measures the scripts and styles that it loaded. The widgets of the home page are
 * measured apart, because they are drawn after the page: it is opened once with all of them hidden, and once with all.
 * The file of the widgets counts as widgets both times: a test shows that the page is there without it.
 */
export async function measureFirstLoad(
  context: BrowserContext,
  origin: string,
  path: string,
): Promise<FirstLoad> {
  const bare = await weighPage(context, origin + path, [...WIDGET_IDS])
  const whole = path === '/' ? await weighPage(context, origin + path, []) : bare
  return { path, js: bare.js - bare.widgets, widgets: whole.js - bare.js + bare.widgets, css: whole.css }
}

/**
 * Loads an address with these widgets hidden.
 * @returns sizes in kB of gzip: of all scripts, of the file of the widgets among them, and of the styles
 */
async function weighPage(
  context: BrowserContext,
  address: string,
  hidden: readonly WidgetId[],
): Promise<{ js: number; widgets: number; css: number }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Prefetches in idle time are not part of the first load; with `saveData` the product makes none. Code that a
  // page loads a second later or more is not part of it either: on a slow machine the page itself may take longer,
  // and would be measured with that code.
  await page.addInitScript((later) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const start = window.setTimeout.bind(window)
    const startSoon = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < later ? start(run, ms, ...given) : 0
    Object.assign(window, { setTimeout: startSoon })
  }, LATER_MS)
  await page.route('**/api/v2/profile/', async (route) => {
    const answer = await route.fetch()
    // The first call of an open session may be refused: the page then renews its access and calls again.
    if (!answer.ok()) return route.fulfill({ response: answer })
    const profiles = (await answer.json()) as PageOf<Profile>
    for (const { ux_settings: settings } of profiles.results)
      settings.widgets = { order: [], hidden: [...hidden] }
    return route.fulfill({ response: answer, json: profiles })
  })
  const asked = new Set<string>()
  page.on('request', (outgoing) => asked.add(outgoing.url()))
  const rest = watchRequests(page)
  await page.goto(address)
  await page.getByRole('heading').first().waitFor()
  await rest()
  await page.close()
  const weigh = async (kind: RegExp): Promise<number> => {
    const sizes = await Promise.all([...asked].filter((url) => kind.test(url)).map(gzipLength))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  return { js: await weigh(/\.js$/), widgets: await weigh(WIDGETS_FILE), css: await weigh(/\.css$/) }
}

/** Size of the body in bytes, for a client without Brotli. */
const gzipLength = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let length = 0
      answer.on('data', (part: Buffer) => {
        length += part.length
      })
      answer.once('end', () => resolve(length))
    })
      .once('error', reject)
      .end()
  })
