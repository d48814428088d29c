import { logIn } from '#e2e/actions/doctor.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { CSS_LIMIT, limits, measureFirstLoad, WIDGETS_LIMIT } from '#e2e/first-load.ts'
import { viewTours } from '#e2e/product.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, startServer } from './ground.ts'
import { round } from './statistics.ts'

/** Measures the scripts and styles that each page loads first, in a real browser on the built product, in kB of gzip. */
export async function benchFirstLoad(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', DEMO_HISTORY: '0' })
  const browser = await openBrowser()
  try {
    const loads = [await measureFirstLoad(await browser.newContext(), server.origin, '/login')]
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    const doctor = await openTab(browser)
    await logIn(doctor.page, demo)
    for (const path of ['/', '/prescriptions', '/prescriptions/new']) {
      loads.push(await measureFirstLoad(doctor.page.context(), server.origin, path))
    }
    const scripts = loads.map(({ path, js }): Figure => {
      const limit = limits[path as keyof typeof limits]
      return {
        figure: `first load ${path}: script`,
        value: round(js, 1),
        unit: 'kB gzip',
        limit: `<= ${limit}`,
        holds: js <= limit,
      }
    })
    const widgets = Math.max(...loads.map((load) => load.widgets))
    const css = Math.max(...loads.map((load) => load.css))
    return [
      ...scripts,
      {
        figure: 'after the first load of /: widgets',
        value: round(widgets, 1),
        unit: 'kB gzip',
        limit: `<= ${WIDGETS_LIMIT}`,
        holds: widgets <= WIDGETS_LIMIT,
      },
      {
        figure: 'first load: style at most',
        value: round(css, 1),
        unit: 'kB gzip',
        limit: `<= ${CSS_LIMIT}`,
        holds: css <= CSS_LIMIT,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}
