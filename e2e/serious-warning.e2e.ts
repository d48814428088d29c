import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDrug, choosePatient, logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Height of a warning of one line on a device with a mouse, px. */
const ONE_LINE = 36

test('a serious warning takes one line of its row at 1366 and 1440 px', async () => {
  const { page, complaints } = await openTab(browser, { viewport: { width: 1366, height: 900 } })
  await logIn(page, product.demo, '/prescriptions/new')
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'ibuprofeno 400', /^Ibuprofeno/)
  await addDrug(page, 'warfarina', /^Warfarina/)
  const warnings = page.getByRole('list', { name: 'Advertencias de Warfarina' }).getByRole('listitem')
  const serious = warnings.filter({ hasText: /^Grave: / })
  await serious.first().waitFor()
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => serious.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight))))
      .toBeLessThanOrEqual(ONE_LINE)
  }
  expect(complaints).toEqual([])
})
