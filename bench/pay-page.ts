import { allBrands } from '#e2e/actions/all-brands.ts'
import { logInToApi } from '#e2e/actions/every-page.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer } from './ground.ts'
import { round } from './statistics.ts'

/** Greatest size of the page on which a payment link is paid, with all its files, as sent, in kB. */
const LIMIT_KB = 60

/**
 * Measures the bytes that a browser receives for `/p/{slug}`, the page on which a payment link is paid: heads and bodies of all
 * answers, compressed as sent, in each brand.
 */
export async function benchPayPage(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0' })
  const browser = await openBrowser()
  try {
    const demo = { ...server.demo(), url: server.origin }
    const doctor = await logInToApi(demo, demo.doctor)
    const { slug } = await doctor<{ slug: string }>('POST', '/api/v2/paylinks/', {
      amount_cents: 80_000,
      concept: 'Consulta médica',
    })
    const figures: Figure[] = []
    for (const { id, name } of allBrands) {
      const { page } = await openTab(browser)
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        const size = request.sizes()
        sizes.push(size.then(({ responseBodySize: body, responseHeadersSize: heads }) => body + heads))
      })
      await page.goto(`${server.origin}/p/${slug}?brand=${id}`, { waitUntil: 'networkidle' })
      const received = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
      figures.push({
        figure: `pay page of ${name}: all files as sent`,
        value: round(received, 1),
        unit: 'kB',
        limit: `<= ${LIMIT_KB}`,
        holds: received <= LIMIT_KB,
        note: `${sizes.length} requests`,
      })
      await page.context().close()
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}
