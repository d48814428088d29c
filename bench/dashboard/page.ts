import type { Browser } from 'playwright-core'
import { logIn } from '#e2e/actions/doctor.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { viewTours, type Demo } from '#e2e/product.ts'
import type { Figure } from '../figure.ts'
import { openBenchDatabase, startServer } from '../ground.ts'
import { median, round } from '../statistics.ts'

const LOADS = 5
const PAINT_MS = 1800
const SHIFT = 0.02
const CALLS = 6
/** A telephone as Lighthouse simulates it: 1.6 Mbit/s with 150 ms of latency, and a processor four times as slow. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

interface Load {
  paint: number
  shift: number
  calls: number
  /** Number of API calls that the page sent only after another API call had ended. */
  late: number
}

/**
 * Measures the home page of the demo's doctor on a slow telephone, from the built product: largest paint, layout
 * shift, and the calls to the API.
 */
export async function benchHomePage(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1' })
  const browser = await openBrowser()
  try {
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    const loads: Load[] = []
    for (let load = 0; load < LOADS; load += 1) loads.push(await measureLoad(browser, demo))
    const paint = median(loads.map((load) => load.paint))
    const shift = Math.max(...loads.map((load) => load.shift))
    const calls = Math.max(...loads.map((load) => load.calls))
    const late = Math.max(...loads.map((load) => load.late))
    const figure = (name: string, value: number, unit: string, most: number, digits = 0): Figure => ({
      figure: `home page: ${name}`,
      value: round(value, digits),
      unit,
      limit: `<= ${most}`,
      holds: value <= most,
      note: `${LOADS} loads on a slow telephone`,
    })
    return [
      figure('largest paint, median', paint, 'ms', PAINT_MS),
      figure('layout shift at most', shift, '', SHIFT, 4),
      figure('calls to the API', calls, 'calls', CALLS),
      figure('calls after the end of another', late, 'calls', 0),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}

/** Loads the home page once in a browser that has the product's files in its cache, as on every visit but the first. */
async function measureLoad(browser: Browser, demo: Demo): Promise<Load> {
  const { page } = await openTab(browser, { viewport: { width: 375, height: 812 } })
  await logIn(page, demo)
  await page.waitForLoadState('networkidle')
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 }
    Object.assign(window, { seen })
    // Performance entries of the type `layout-shift` have members that the type `PerformanceEntry` does not list.
    const observe = (type: string, note: (entry: never) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
        type,
        buffered: true,
      })
    observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => (seen.paint = startTime))
    observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) seen.shift += entry.value
    })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let calls = 0
  let late = 0
  let ended = 0
  const isCall = (url: string) => /\/api\/v2\/(?!brand|events|profile)/.test(url)
  page.on('request', (request) => {
    if (!isCall(request.url())) return
    calls += 1
    if (ended > 0) late += 1
  })
  page.on('requestfinished', (request) => void (isCall(request.url()) && (ended += 1)))
  await page.reload()
  await page.getByRole('region', { name: 'Últimas recetas' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as unknown as { seen: Pick<Load, 'paint' | 'shift'> }).seen)
  await page.context().close()
  return { ...seen, calls, late }
}
