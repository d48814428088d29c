import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { logIn } from './actions/doctor.ts'
import { writeCompletePrescription } from './actions/issued.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of open pages: they show changes that other people or other tabs make, without a reload. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Sells all medicines of a prescription, as the demo's pharmacy. */
async function sell(page: Page, signature: string, ticket: string): Promise<void> {
  const headers = { authorization: `Token ${product.demo.pharmacy.token}` }
  const at = `${product.url}/api/v2/pharmacy/rx/${signature}`
  const { medications } = (await (await page.request.get(at, { headers })).json()) as PharmacyPrescription
  const sold = await page.request.post(`${product.url}/api/v1/prescriptions/burn/${signature}/`, {
    headers,
    data: { sales_code: ticket, medications: medications.map(({ id, qty }) => ({ id, bought_qty: qty })) },
  })
  expect(sold.status()).toBe(200)
}

test('a fill by a pharmacy shows on open pages without a reload', async () => {
  const { page, complaints } = await openTab(browser)
  await writeCompletePrescription(page, product)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const signature = page.url().slice(-64)
  const { page: history, complaints: ofHistory } = await openTab(browser)
  await logIn(history, product.demo, '/prescriptions')
  await history.locator('[data-history-row]').first().waitFor()
  const filled = () => history.getByText('Surtida', { exact: true }).count()
  const before = await filled()
  for (const tab of [page, history])
    await tab.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))

  await sell(page, signature, 'T-VIVA')
  await page.getByText('Ticket T-VIVA').waitFor()
  await page.bringToFront()
  await page.getByText('Surtida', { exact: true }).first().waitFor()
  await history.bringToFront()
  await expect.poll(filled).toBe(before + 1)
  for (const tab of [page, history]) expect(await tab.locator('html[data-not-reloaded]').count()).toBe(1)
  expect([...complaints, ...ofHistory]).toEqual([])
})

test('a fill by a pharmacy shows on the open home page without a reload', async () => {
  const { page: writer } = await openTab(browser)
  await writeCompletePrescription(writer, product)
  await writer.keyboard.press('Control+Enter')
  await writer.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const { page, complaints } = await openTab(browser)
  const followed = page.waitForResponse('**/api/v2/events/')
  await logIn(page, product.demo)
  // The newest prescription is the first entry of the list.
  const newest = page.getByRole('region', { name: 'Últimas recetas' }).getByRole('listitem').first()
  await newest.getByText('Vigente').waitFor()
  await followed
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
  await sell(writer, writer.url().slice(-64), 'T-INICIO')
  await newest.getByText('Surtida').waitFor()
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('a mail that bounces waits on the open home page without a reload', async () => {
  const { page: writer } = await openTab(browser)
  await writeCompletePrescription(writer, product)
  await writer.keyboard.press('Control+Enter')
  await writer.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const signature = writer.url().slice(-64)
  const { page, complaints } = await openTab(browser)
  const followed = page.waitForResponse('**/api/v2/events/')
  await logIn(page, product.demo)
  const bounced = page
    .getByRole('region', { name: 'Por atender' })
    .getByText('El correo de Ramón Ñáñez Ficticio rechazó su receta')
  await followed
  const before = await bounced.count()
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))

  const send = (path: string, data: object, headers: Record<string, string> = {}) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    })
  const { key } = (await (await send('/rest-auth/login/', product.demo.doctor)).json()) as { key: string }
  const resent = await send(
    `/api/v2/rx/resend/${signature}/`,
    { email: 'rechaza@correo.example' },
    { authorization: `Token ${key}`, 'idempotency-key': crypto.randomUUID() },
  )
  expect(resent.status).toBe(200)
  await expect.poll(() => bounced.count(), { timeout: 20_000 }).toBe(before + 1)
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1)
  expect(complaints).toEqual([])
})
