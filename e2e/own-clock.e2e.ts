import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { runSql } from './actions/run-sql.ts'
import { openColdTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests that a doctor in Tijuana reads hours and days by the clock of Tijuana, wherever the browser is. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** An instant that is 30 November, 22:30, in Tijuana, and 1 December, 00:30, in Mexico City. */
const NIGHT = new Date('2026-12-01T06:30:00Z')

beforeAll(() =>
  runSql(
    product,
    `update hospital set time_zone = 'America/Tijuana'
     where id in (select hospital_id from membership where doctor_id = $1)`,
    [product.doctorId],
  ),
)

test('the greeting, the date of the home page and the month of the figures are those of the workplace', async () => {
  const { page, complaints } = await openColdTab(browser)
  await page.clock.setFixedTime(NIGHT)
  await openLoggedInPage(page, product.demo, product.demo.doctor, '/')
  await page.getByRole('heading', { level: 1, name: /^Buenas noches/ }).waitFor()
  await page.getByText('lunes, 30 de noviembre').waitFor()
  await page.goto(`${product.url}/figures`)
  await page.getByRole('heading', { name: 'Noviembre de 2026' }).waitFor()
  expect(complaints).toEqual([])
})
