import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import { CSS_LIMIT, limits, measureFirstLoad, WIDGETS_LIMIT } from './first-load.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('the first load of each page stays within its limit', async () => {
  const { demo } = product
  const guest = await openTab(browser)
  const login = await measureFirstLoad(guest.page.context(), demo.url, '/login')
  const doctor = await openTab(browser)
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
