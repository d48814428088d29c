import type { BrowserContext } from 'playwright-core'
import { request } from 'node:http'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { WIDGET_IDS, type WidgetId } from '#contract/profile/widget-ids.ts'
import { watchRequests } from './actions/go-to.ts'

/**
 * Limits of the first load of each page: kB of gzip of all scripts that the page loads until it is shown, shared files
 * included. Each limit is at most 3 kB above the size at the time when it was set, which leaves room for a feature.
 */
export const limits = {
  '/login': 82.7,
  '/': 113,
  '/prescriptions': 116.2,
  '/prescriptions/new': 151.5,
} as const
export const CSS_LIMIT = 15
/** Limit of the scripts of all widgets of the home page together, in kB of gzip. They are loaded after the page is shown. */
export const WIDGETS_LIMIT = 20
/** Address of the script with the home page's widgets, their grid and their frame; `vite.config.ts` says what it contains. */
export const WIDGETS_FILE = /\/assets\/\w+\/widgets\.js$/

/** Timers of the page with at least this delay do not run while the page is measured, ms. */
const LATER_MS = 1000

export interface FirstLoad {
  path: string
  /** Size of the scripts in kB (1000 bytes), compressed with gzip. */
  js: number
  /** Size of the widgets that are loaded after the page, charts included, in kB of gzip. */
  widgets: number
  css: number
}

/**
 * Opens a page with an empty cache and measures the scripts and styles that it loads. The widgets of the home page are measured
 * apart, because they are loaded after the page: the page is opened once with all widgets hidden, and once with all shown. The
 * script of the widgets counts as widgets both times; another test shows that the page appears without it.
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
 * Loads an address with the given widgets hidden.
 * @returns sizes in kB of gzip: of all scripts, of the script of the widgets among them, and of the styles
 */
async function weighPage(
  context: BrowserContext,
  address: string,
  hidden: readonly WidgetId[],
): Promise<{ js: number; widgets: number; css: number }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Two kinds of code are not part of the first load. Code that is prefetched in idle time is not prefetched with `saveData`.
  // Code that a page loads a second later or more is left out, because a slow machine, where the page itself takes longer,
  // would otherwise measure that code too.
  await page.addInitScript((later) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    const start = window.setTimeout.bind(window)
    const startSoon = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < later ? start(run, ms, ...given) : 0
    Object.assign(window, { setTimeout: startSoon })
  }, LATER_MS)
  await page.route('**/api/v2/profile/', async (route) => {
    const answer = await route.fetch()
    // The first API call of a tab without an access token is refused. The page then gets a token and calls again.
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

/** Size of the response's body in bytes, for a client without Brotli. */
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
