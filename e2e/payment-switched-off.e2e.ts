import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of payment links in an installation whose configuration switches their widget off (specification section 6). */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it), {
  environment: async () => ({ DISABLED_WIDGETS: 'payment' }),
})

test('a doctor who has payment links gets neither their menu item nor their widget', async () => {
  const { page } = await openTab(browser)
  const profile = page.waitForResponse((response) => response.url().endsWith('/api/v2/profile/'))
  await logIn(page, product.demo)
  const { results } = (await (await profile).json()) as { results: { activate_paymentlinks: boolean }[] }
  expect(results[0]?.activate_paymentlinks).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByText('Medicamentos').waitFor()
  await page.getByRole('button', { name: 'Organizar' }).waitFor()
  expect(await menu.getByText('Paylinks').count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Cobros' }).count()).toBe(0)
})
