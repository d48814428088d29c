import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { choosePatient, openComposer } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a few letters find the usual diagnosis, in the composer for this patient and in the command palette', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('combobox', { name: 'Diagnóstico' }).fill('hipert')
  // While a search runs, the list still has the diagnoses that the previous search text found.
  const offered = page.locator('#rx-diagnosis-list[aria-busy=false]').getByRole('option')
  await offered.first().waitFor()
  expect(await offered.first().textContent()).toMatch(/^Hipertensión arterial esencial/)
  expect((await offered.allTextContents()).filter((name) => name.includes('gestacional'))).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('hipert')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Hipertensión arterial esencial.*I10/ })
    .waitFor()
  expect(complaints).toEqual([])
})
