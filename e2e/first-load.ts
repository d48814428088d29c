import type { BrowserContext } from 'playwright-core'
import { request } from 'node:http'

/** Limits of `issue 2`, in kB of gzip: what a page asks for until it is there, all shared files included. */
export const limits = { '/login': 95, '/': 130, '/prescriptions': 130, '/prescriptions/new': 165 } as const
export const CSS_LIMIT = 15

export interface FirstLoad {
  path: string
  /** kB (1000 bytes) as gzip sends them. */
  js: number
  css: number
}

/** Opens a page with an empty cache and weighs the scripts and styles that it asked for. */
export async function weighFirstLoad(
  context: BrowserContext,
  origin: string,
  path: string,
): Promise<FirstLoad> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // What is fetched ahead once the browser is idle is no part of the first load; savers of data go without it too.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = new Set<string>()
  page.on('request', (outgoing) => asked.add(outgoing.url()))
  await page.goto(`${origin}${path}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  const weigh = async (ending: string): Promise<number> => {
    const sizes = await Promise.all([...asked].filter((url) => url.endsWith(ending)).map(gzipLength))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }
  return { path, js: await weigh('.js'), css: await weigh('.css') }
}

/** Bytes of the body as a client without Brotli gets it. */
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
