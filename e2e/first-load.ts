import type { BrowserContext } from 'playwright-core'
import { request } from 'node:http'

/**
 * Limits of the first load of each page, in kB of gzip, for all that the page loads before it is there, shared files
 * included.
 */
export const limits = {
  '/login': 85.5,
  '/': 114.5,
  '/prescriptions': 119.5,
  '/prescriptions/new': 154,
} as const
export const CSS_LIMIT = 15
/** Limit of the scripts of the home page's widgets together, in kB of gzip: they come after the page is there. */
export const WIDGETS_LIMIT = 20

export interface FirstLoad {
  path: string
  /** Size in kB (1000 bytes), compressed with gzip. */
  js: number
  /** Size of the widgets that were loaded afterwards, charts included. */
  widgets: number
  css: number
}

/**
 * The chunk of a widget, named after its file. Its code is fetched when the page around it is drawn; code that it
 * shares with others is in other chunks, which count as the page's.
 */
const WIDGET = /\/[A-Z]\w+Widget-[\w-]+\.js$/

/** Opens a page with an empty cache and measures the scripts and styles that it loaded. */
export async function measureFirstLoad(
  context: BrowserContext,
  origin: string,
  path: string,
): Promise<FirstLoad> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // Prefetches in idle time are not part of the first load; with `saveData` the product does none.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = new Set<string>()
  page.on('request', (outgoing) => asked.add(outgoing.url()))
  await page.goto(`${origin}${path}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  const weigh = async (isCounted: (url: string) => boolean): Promise<number> => {
    const sizes = await Promise.all([...asked].filter(isCounted).map(gzipLength))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  return {
    path,
    js: await weigh((url) => url.endsWith('.js') && !WIDGET.test(url)),
    widgets: await weigh((url) => WIDGET.test(url)),
    css: await weigh((url) => url.endsWith('.css')),
  }
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
