import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAs } from './actions/access.ts'
import { logIn } from './actions/doctor.ts'
import {
  goTo,
  pagesOfRoutes,
  type Visit,
  visitEveryPage,
  type Visits,
  watchRequests,
} from './actions/every-page.ts'
import { violationsOn } from './axe.ts'
import { openBrowser, openTab } from './browser.ts'
import { startProduct, type Product } from './product.ts'

/* Every page in every brand, light and dark. */

const brands = readdirSync(path.resolve('brands'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(path.resolve('brands', one.name)).includes('brand.json'))
  .map(({ name }) => name)

/** What a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block']

let product: Product
let browser: Browser
let visits: Visits

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  visits = await visitEveryPage(product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('no page of the product is left out', () => {
  const visited = new Set(Object.values(visits).flatMap((list: Visit[]) => list.map(({ page }) => page)))
  expect(pagesOfRoutes().filter((page) => !visited.has(page))).toEqual([])
})

const inMode = async (page: Page, mode: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: mode })
  await page.locator(`html[data-mode=${mode}]`).waitFor()
}

test.each(brands)(
  'axe finds nothing wrong in %s',
  async (brand) => {
    const wrong: string[] = []
    const look = async (page: Page, list: readonly Visit[]) => {
      const rest = watchRequests(page)
      // Colours on their way from one mode to the other are nobody's.
      await page.addStyleTag({ content: '* { transition: none !important }' })
      for (const visit of list) {
        await inMode(page, 'light')
        await goTo(page, visit, rest)
        const light = await violationsOn(page)
        await inMode(page, 'dark')
        const dark = await violationsOn(page, COLOURS)
        wrong.push(...light.map((one) => `${visit.address} ${one}`))
        wrong.push(...dark.map((one) => `${visit.address} dark ${one}`))
      }
      await page.context().close()
    }
    const calm = { bypassCSP: true, reducedMotion: 'reduce' } as const
    const guest = await openTab(browser, calm)
    await guest.page.goto(`${product.url}/login?brand=${brand}`)
    await guest.page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await look(guest.page, visits.guest)

    const doctor = await openTab(browser, calm)
    await doctor.page.goto(`${product.url}/login?brand=${brand}`)
    await logIn(doctor.page, product.demo)
    await look(doctor.page, visits.doctor)

    const assistant = await openTab(browser, calm)
    await assistant.page.goto(`${product.url}/login?brand=${brand}`)
    await logInAs(assistant.page, product.demo, product.demo.assistant.email, product.demo.assistant.password)
    await assistant.page.waitForURL(`${product.url}/assistant`)
    await look(assistant.page, visits.assistant)
    expect(wrong).toEqual([])
  },
  180_000,
)
