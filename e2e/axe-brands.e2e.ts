import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { logIn } from './actions/doctor.ts'
import { pagesOfRoutes, visitEveryPage, type Visits } from './actions/every-page.ts'
import { goTo, type Visit, watchRequests } from './actions/go-to.ts'
import { violationsOn } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { whileRunning } from './running.ts'

/* Checks every page in every brand, light and dark. */

const brands = readdirSync(path.resolve('brands'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(path.resolve('brands', one.name)).includes('brand.json'))
  .map(({ name }) => name)

/** Rules of axe that a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

let product: Product
let browser: Browser
let visits: Visits

whileRunning((it) => ({ product, browser } = it))
beforeAll(async () => {
  visits = await visitEveryPage(product)
})

test('every page of the product is examined', () => {
  const visited = new Set(Object.values(visits).flatMap((list: Visit[]) => list.map(({ page }) => page)))
  expect(pagesOfRoutes().filter((page) => !visited.has(page))).toEqual([])
})

const MODES = ['light', 'dark'] as const

const inMode = async (page: Page, mode: (typeof MODES)[number]) => {
  await page.emulateMedia({ colorScheme: mode })
  await page.locator(`html[data-mode=${mode}]`).waitFor()
}

test.each(brands)(
  'axe finds no faults in %s',
  async (brand) => {
    const wrong: string[] = []
    const look = async (page: Page, list: readonly Visit[]) => {
      const rest = watchRequests(page)
      // Transitions are switched off, because colours in the middle of a transition belong to no brand.
      await page.addStyleTag({ content: '* { transition: none !important }' })
      // Each page starts in the mode in which the previous one ended, which saves a switch.
      const modes = [...MODES]
      for (const visit of list) {
        await goTo(page, visit, rest)
        for (const mode of modes) {
          await inMode(page, mode)
          const found = await violationsOn(page, mode === 'dark' ? COLOURS : undefined)
          wrong.push(...found.map((one) => `${visit.address} ${mode} ${one}`))
        }
        modes.reverse()
      }
      await page.context().close()
    }
    const open = async (at: (page: Page) => Promise<unknown>) => {
      const { page } = await openTab(browser, { bypassCSP: true, reducedMotion: 'reduce' })
      await at(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }
    const { url, demo } = product
    const guest = await open((page) => page.goto(`${url}/login?brand=${brand}`))
    const doctor = await open((page) => logIn(page, demo, `/prescriptions?brand=${brand}`))
    const assistant = await open((page) =>
      openLoggedInPage(page, demo, demo.assistant, `/assistant?brand=${brand}`),
    )
    // Three pages are examined at once, so that one works while another waits for its server.
    await Promise.all([
      look(guest, visits.guest),
      look(doctor, visits.doctor),
      look(assistant, visits.assistant),
    ])
    expect(wrong).toEqual([])
  },
  180_000,
)
