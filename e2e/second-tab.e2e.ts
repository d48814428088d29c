import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a second tab renews the session, and the first one goes on without a refused call', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  const second = await page.context().newPage()
  await second.goto(product.url)
  await second.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  const answered = page.waitForResponse(/\/api\/v2\/(?!profile)/)
  await page.locator('a[href="/paylinks"]').first().click()
  expect((await answered).status()).toBe(200)
  await page.waitForURL(`${product.url}/paylinks`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
})
