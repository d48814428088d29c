import { logIn } from '#e2e/actions/doctor.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { viewTours } from '#e2e/product.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer } from './ground.ts'
import { median, round } from './statistics.ts'

const TABS = ['user', 'options', 'security', 'close-account', 'export', 'hospitals', 'pharmacies']
const CLICKS = 20
const LIMIT_MS = 100

/**
 * Measures the time from the click on a tab of the settings until its page is usable: its heading has the focus, the frame is
 * painted and the browser handles the next event. Every tab was opened once before, so that its code and data are loaded.
 */
export async function benchSettings(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0' })
  const browser = await openBrowser()
  try {
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    const { page } = await openTab(browser)
    await logIn(page, demo)
    await page.goto(`${server.origin}/settings/pharmacies`)
    await page.getByRole('listitem').nth(TABS.length).waitFor()
    const press = (tab: string): Promise<number> =>
      page.evaluate(async (address) => {
        const before = document.querySelector('main h1')
        const begun = performance.now()
        document.querySelector<HTMLAnchorElement>(`nav a[href="${address}"]`)?.click()
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const isThere = () => {
          const heading = document.querySelector('main h1')
          return heading !== null && heading !== before && document.activeElement === heading
        }
        while (!isThere()) await frame()
        await frame()
        await new Promise((resolve) => setTimeout(resolve))
        return performance.now() - begun
      }, `/settings/${tab}`)
    for (const tab of TABS) {
      await press(tab)
      await page.waitForLoadState('networkidle')
    }
    const times: number[] = []
    for (let click = 0; click < CLICKS; click += 1) times.push(await press(TABS[click % TABS.length] ?? ''))
    const value = median(times)
    return [
      {
        figure: 'settings: click to interactive, median',
        value: round(value, 0),
        unit: 'ms',
        limit: `< ${LIMIT_MS}`,
        holds: value < LIMIT_MS,
        note: `${CLICKS} clicks over ${TABS.length} tabs; slowest ${round(Math.max(...times), 0)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}
