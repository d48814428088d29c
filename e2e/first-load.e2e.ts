import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openColdTab } from './browser.ts'
import { CSS_LIMIT, limits, measureFirstLoad, WIDGETS_FILE, WIDGETS_LIMIT } from './first-load.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('the first load of each page stays within its limit', async () => {
  const { demo } = product
  const guest = await openColdTab(browser)
  const login = await measureFirstLoad(guest.page.context(), demo.url, '/login')
  const doctor = await openColdTab(browser)
  await logIn(doctor.page, demo)
  const inside = []
  for (const path of ['/', '/prescriptions', '/prescriptions/new'] as const) {
    inside.push(await measureFirstLoad(doctor.page.context(), demo.url, path))
  }
  for (const { path, js, widgets, css } of [login, ...inside]) {
    expect(js, `${path} script, kB gzip`).toBeGreaterThan(50)
    expect(js, `${path} script, kB gzip`).toBeLessThanOrEqual(limits[path as keyof typeof limits])
    expect(widgets, `${path} widgets, kB gzip`).toBeLessThanOrEqual(WIDGETS_LIMIT)
    expect(css, `${path} style, kB gzip`).toBeLessThanOrEqual(CSS_LIMIT)
  }
})

test('the home page shows its list of what waits before the file of its widgets has arrived', async () => {
  const { page, complaints } = await openColdTab(browser)
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(WIDGETS_FILE, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(WIDGETS_FILE)
  await logIn(page, product.demo)
  await asked
  await page.getByRole('heading', { level: 1 }).waitFor()
  const waiting = page.getByRole('region', { name: 'Por atender' })
  await waiting.getByText('No hay nada por atender').or(waiting.getByRole('listitem').first()).waitFor()
  expect(await page.getByRole('link', { name: 'Receta Nueva' }).count()).toBeGreaterThan(0)
  const latest = page.getByRole('region', { name: 'Últimas recetas' })
  expect(await latest.count()).toBe(0)
  letThrough()
  await latest.waitFor()
  expect(complaints).toEqual([])
})

test('the home page sends its calls, and asks for its code, before React DOM has arrived', async () => {
  const { page, complaints } = await openColdTab(browser, { serviceWorkers: 'block' })
  await logIn(page, product.demo)
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/\w+\/start\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = [
    /\/api\/v2\/profile\/$/,
    /\/api\/v2\/dashboard\/$/,
    /\/DashboardPage\.js$/,
    /\/doctor\.js$/,
  ].map((address) => page.waitForRequest(address))
  const reloaded = page.reload()
  await Promise.all(asked)
  expect(await page.getByRole('heading').count()).toBe(0)
  letThrough()
  await reloaded
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

test('a guest who opens the home page loads the files of the login, and not those of the home page', async () => {
  const { page, complaints } = await openColdTab(browser)
  const asked: string[] = []
  page.on('request', (outgoing) => asked.push(new URL(outgoing.url()).pathname.replace(/.*\//, '')))
  await page.goto(product.demo.url)
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(asked).toContain('LoginPage.js')
  expect(asked.filter((file) => /^(?:DashboardPage|doctor|dashboard)\.js$/.test(file))).toEqual([])
  expect(complaints).toEqual([])
})
