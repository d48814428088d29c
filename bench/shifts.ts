import type { Browser, Page } from 'playwright-core'
import { logInToApi, visitEveryPage } from '#e2e/actions/every-page.ts'
import { logIn } from '#e2e/actions/doctor.ts'
import { openLoggedInPage } from '#e2e/actions/access.ts'
import { completeRegistration, registerDoctor } from '#e2e/actions/new-doctor.ts'
import { type Visit, watchRequests } from '#e2e/actions/go-to.ts'
import { openBrowser, openTab } from '#e2e/browser.ts'
import { type Demo, viewTours } from '#e2e/product.ts'
import type { Figure } from './figure.ts'
import { type BenchServer, type Ground, openBenchDatabase, startServer } from './ground.ts'
import { round } from './statistics.ts'

const MOST = 0.02
const SCREENS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const
const SLOWER = 4

/**
 * Pages as they look to a doctor whose licence is being reviewed: the steps after the registration, and pages with a notice above
 * their content.
 */
const OF_NEW_DOCTORS: readonly Visit[] = [
  '/welcome?step=1',
  '/welcome?step=2',
  '/welcome?step=3',
  '/welcome?step=4',
  '/',
  '/prescriptions',
  '/prescriptions/new',
  '/figures',
  '/paylinks',
].map((address) => ({ page: 'none', address }))

interface Shift {
  page: string
  shift: number
}

/**
 * Measures how much each page of web/routes.tsx moves by itself while it loads with the demo's data, on a slow processor:
 * the Layout Instability score of the browser.
 */
export async function benchShifts(): Promise<Figure[]> {
  const ground = await openBenchDatabase()
  const server = await startServer(ground, { DEMO: '1', JOBS: '1', SMTP_URL: '' })
  const browser = await openBrowser()
  try {
    const demo = { ...server.demo(), url: server.origin }
    await viewTours(demo)
    const visits = await visitEveryPage(await productOf(ground, server, demo))
    const shifts: Shift[] = []
    for (const viewport of SCREENS) {
      const open = async (as: Visit[], enter: (page: Page) => Promise<void>) =>
        shifts.push(...(await shiftsOf(browser, demo, { viewport, as, enter })))
      // The page on which a patient pays is not in web/routes.tsx, because the server draws it.
      const payPages = visits.doctor
        .filter(({ page }) => page === 'paylink')
        .map(({ address }) => ({ page: 'none', address: address.replace('/paylinks/', '/p/') }))
      await open([...visits.guest, ...payPages], async () => undefined)
      await open([...OF_NEW_DOCTORS], (page) =>
        registerAnew(page, demo, `nueva.${viewport.width}@clinica.example`),
      )
      await open(visits.doctor, (page) => logIn(page, demo))
      await open(visits.assistant, (page) => openLoggedInPage(page, demo, demo.assistant, '/assistant'))
    }
    const sorted = shifts.toSorted((a, b) => b.shift - a.shift)
    const most = sorted[0]?.shift ?? NaN
    return [
      {
        figure: 'layout shift of a page at most',
        value: round(most, 4),
        unit: '',
        limit: `<= ${MOST}`,
        holds: most <= MOST,
        note:
          `${sorted.length} loads; ${sorted.filter(({ shift }) => shift > MOST).length} beyond; most: ` +
          sorted
            .slice(0, 12)
            .map(({ page, shift }) => `${round(shift, 4)} ${page}`)
            .join(', '),
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.close()
  }
}

/** The measured product, in the form in which the browser tests describe a running product. */
async function productOf(ground: Ground, server: BenchServer, demo: Demo) {
  const doctor = await logInToApi(demo, demo.doctor)
  const { results } = await doctor<{ results: { id: number }[] }>('GET', '/api/v2/hospital/')
  return {
    url: server.origin,
    demo,
    databaseUrl: ground.url,
    doctorId: 0,
    hospitalId: results[0]?.id ?? 0,
    addressOf: (email: string) => email,
  }
}

/** Registers a doctor whose data and workplace are complete, and whose licence nobody has reviewed. */
async function registerAnew(page: Page, demo: Demo, email: string): Promise<void> {
  const who = {
    language: 'es',
    email,
    password: 'mesa verde lluvia tranvia',
    subject: 'Confirme su correo',
  } as const
  await page.goto(`${demo.url}/register`)
  await registerDoctor(page, demo, who, async () => undefined)
  await completeRegistration(page, 'es', async () => undefined)
}

interface Tour {
  viewport: { width: number; height: number }
  as: readonly Visit[]
  enter: (page: Page) => Promise<void>
}

/** Loads each page afresh and reads how far its content moved until the page was idle. */
async function shiftsOf(browser: Browser, demo: Demo, { viewport, as, enter }: Tour): Promise<Shift[]> {
  const { page } = await openTab(browser, { viewport })
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    const watched = window as unknown as { shifted: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const rest = watchRequests(page)
  await enter(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const shifts: Shift[] = []
  for (const { address, arrive } of as) {
    // A visit with further steps after its load is left out: the steps would change the page of another visit, and only loads
    // are measured.
    if (arrive) continue
    await page.goto(demo.url + address)
    await page.locator('h1').first().waitFor()
    await rest()
    const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
    shifts.push({ page: `${address} at ${viewport.width} px`, shift })
  }
  await page.context().close()
  return shifts
}
