import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { command } from './actions/keys.ts'
import { watchRequests } from './actions/go-to.ts'
import { axeViolations } from './axe.ts'
import { closeContext, openColdTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it), { toursViewed: false })

const popover = (page: Page) => page.locator('.driver-popover')

describe('the tours', () => {
  test('welcome tour by keyboard: steps, focus, Escape, and not shown again', async () => {
    const { page, complaints } = await openColdTab(browser, { bypassCSP: true })
    await logIn(page, product.demo)
    const tour = page.getByRole('dialog', { name: 'Aquí empieza una receta' })
    await tour.waitFor()
    await expect.poll(() => focused(page)).toBe('Siguiente')
    expect(await tour.getByText('1 de 4').count()).toBe(1)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Historial' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Siguiente')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Anterior')
    // The tour's popover does not trap the focus: Tab leads out of it.
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    expect(await popover(page).evaluate((one) => one.contains(document.activeElement))).toBe(false)
    const saved = page.waitForResponse(/\/api\/v2\/profile\/update\/$/)
    await page.keyboard.press('Escape')
    await popover(page).waitFor({ state: 'detached' })
    await saved
    await staysAway(page)
    expect(complaints).toEqual([])
    await closeContext(page.context())
  })

  test('welcome tour: ends when the command palette opens, which keeps the focus', async () => {
    const { page, complaints } = await openColdTab(browser)
    const send = await logInToApi(product.demo, product.demo.doctor)
    await send('PATCH', '/api/v2/profile/update/', { ux_settings: { tourViewed: false } })
    await logIn(page, product.demo)
    await page.getByRole('dialog', { name: 'Aquí empieza una receta' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await popover(page).waitFor({ state: 'hidden' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page.emulateMedia({ media: null })
    const saved = page.waitForResponse(/\/api\/v2\/profile\/update\/$/)
    await page.keyboard.press('Control+k')
    await popover(page).waitFor({ state: 'detached' })
    await saved
    await expect.poll(() => command(page).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await closeContext(page.context())
  })

  test('history tour: to its end, while the page stays usable', async () => {
    const { page, complaints } = await openColdTab(browser)
    await logIn(page, product.demo)
    await page.getByRole('link', { name: 'Historial', exact: true }).click()
    await page.getByRole('dialog', { name: 'Encuentre una receta' }).waitFor()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('dialog', { name: 'Abra una receta' }).waitFor()
    await page.getByRole('textbox', { name: 'Buscar en el historial' }).click()
    await page.getByRole('button', { name: 'Entendido' }).click()
    await popover(page).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await closeContext(page.context())
  })

  test('history tour: not once the doctor has begun to work on the page', async () => {
    const { page } = await openColdTab(browser)
    const send = await logInToApi(product.demo, product.demo.doctor)
    await send('PATCH', '/api/v2/profile/update/', { ux_settings: { historyTourViewed: false } })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/run-tour.js', async (route) => {
      await released
      await route.continue()
    })
    const asked = page.waitForRequest('**/run-tour.js')
    await logIn(page, product.demo, '/prescriptions')
    await asked
    await page.mouse.wheel(0, 200)
    await page.clock.install()
    const rest = watchRequests(page)
    release()
    await page.waitForResponse('**/run-tour.js')
    await rest()
    await page.clock.runFor(10_000)
    expect(await popover(page).count()).toBe(0)
    await closeContext(page.context())
  })

  test('menu tour: one step, once in a browser, while the licence is reviewed', async () => {
    const { page } = await openColdTab(browser)
    await forgetTours(page)
    await page.route('**/api/v2/profile/', async (route) => {
      const answer = await route.fetch()
      if (!answer.ok()) return route.fulfill({ response: answer })
      const profiles = (await answer.json()) as PageOf<Profile>
      for (const profile of profiles.results)
        Object.assign(profile, { specialty_verified: false, licence_state: 'pending' })
      return route.fulfill({ response: answer, json: profiles })
    })
    await logIn(page, product.demo)
    await page.getByRole('dialog', { name: 'Más espacio para escribir' }).waitFor()
    await page.getByRole('button', { name: 'Entendido' }).click()
    await popover(page).waitFor({ state: 'detached' })
    const stored = () => page.evaluate(() => JSON.parse(localStorage['persist']).tours)
    await expect.poll(stored).toEqual({ displayTourOnce: false })
    await staysAway(page)
    await closeContext(page.context())
  })

  test('menu tour: not in front of a doctor who works, in a browser that has not shown it', async () => {
    const { page } = await openColdTab(browser)
    await forgetTours(page)
    await logIn(page, product.demo)
    await staysAway(page)
    await closeContext(page.context())
  })
})

/** Deletes the browser's record of the tours that it has shown. */
const forgetTours = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    sessionStorage['fresh'] ??= localStorage.removeItem('persist') ?? 'no'
  })

/** Loads the page again, and checks that no tour starts. */
async function staysAway(page: Page): Promise<void> {
  const rest = watchRequests(page)
  await page.clock.install()
  await page.reload()
  await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  await rest()
  await page.clock.runFor(10_000)
  await rest()
  expect(await popover(page).count()).toBe(0)
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '')
