import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { countIssuedPrescriptions, writeCompletePrescription } from './actions/issued.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of a prescription that is issued without a network, until it is sent. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** The page on which two tests write prescriptions, one after the other. */
let kept: Page
beforeAll(async () => {
  kept = (await openTab(browser)).page
})

const NAME = 'Ramón Ñáñez Ficticio'
const SAID = /La receta se emite sola/

test('a waiting prescription is marked in the list and stopped there, and no other tab issues a discarded one', async () => {
  const { page } = await openTab(browser)
  await writeCompletePrescription(page, product)
  await page.getByText('Guardado en su cuenta').waitFor()
  const before = await countIssuedPrescriptions(product)
  await page.context().route('**/api/v2/rx-endpoint/', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('Control+Enter')
  await page.getByText(SAID).waitFor()
  await page.getByText('Sin conexión. 1 receta espera').waitFor()
  const list = await page.context().newPage()
  await list.goto(`${product.url}/drafts`)
  const waiting = list.getByRole('region', { name: 'Se emiten al volver la red' })
  await waiting.getByText('Se emitirá al volver la red', { exact: true }).waitFor()
  // A prescription that waits for the network is on the device, and its draft is in the account. The list shows the two as one
  // entry, which opens the waiting prescription.
  expect(await list.getByText(NAME, { exact: true }).count()).toBe(1)
  await waiting.getByRole('link', { name: `Ver la receta de ${NAME}` }).click()
  await list.getByText(SAID).waitFor()
  await list.goto(`${product.url}/drafts`)

  await waiting.getByRole('button', { name: `No emitir todavía la receta de ${NAME}` }).click()
  await list.getByText('Ya no se emitirá sola. Quedó como borrador.').waitFor()
  await waiting.waitFor({ state: 'hidden' })
  // The page on which the prescription was issued also no longer says that it will be issued automatically.
  await page.getByText(SAID).waitFor({ state: 'hidden' })
  // The keyboard shortcuts of the page do nothing until the attempt to issue the prescription has ended.
  await page.locator('button[aria-keyshortcuts="Control+Enter"]:not([aria-busy])').waitFor()

  await page.keyboard.press('Control+Enter')
  await page.getByText(SAID).waitFor()
  await list.reload()
  await waiting.getByRole('button', { name: `Descartar el borrador de ${NAME}` }).click()
  await list.getByText(/espera la red para emitirse/).waitFor()
  await list.getByRole('button', { name: 'Descartar', exact: true }).click()
  await list.getByText('Se descartó: ya no se emitirá.').waitFor()
  await page.getByText(SAID).waitFor({ state: 'hidden' })
  await page.context().unroute('**/api/v2/rx-endpoint/')
  const asks: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/rx-endpoint/') && request.method() === 'POST') asks.push(request.url())
  })
  for (const tab of [page, list]) await tab.evaluate(() => window.dispatchEvent(new Event('online')))
  await list.goto(`${product.url}/prescriptions`)
  await list.locator('[data-history-row]').first().waitFor()
  expect(asks).toEqual([])
  expect(await countIssuedPrescriptions(product)).toBe(before)
})

test('a draft that is being issued cannot be discarded: the doctor is told that it was issued', async () => {
  const { page } = await openTab(browser)
  await writeCompletePrescription(page, product)
  await page.getByText('Guardado en su cuenta').waitFor()
  await page.route('**/api/v2/rx-endpoint/', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('Control+Enter')
  await page.getByText(SAID).waitFor()
  await page
    .getByRole('link', { name: /borrador/ })
    .first()
    .click()
  const waiting = page.getByRole('region', { name: 'Se emiten al volver la red' })
  await waiting.getByRole('button', { name: `Descartar el borrador de ${NAME}` }).click()
  let answer = () => {}
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  // Playwright uses the route that was added last, so no request can pass between the removal of one route and the addition of
  // the next.
  await page.route('**/api/v2/rx-endpoint/', async (route) => {
    const answered = await route.fetch()
    asked()
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({ response: answered })
  })
  await isAsked
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  answer()
  await page.getByText('Ya se emitió. Está en el historial.').waitFor()
  await waiting.waitFor({ state: 'hidden' })
})

test('a waiting prescription stays on the device after a logout, and is issued when its doctor returns', async () => {
  const page = kept
  await writeCompletePrescription(page, product)
  const before = await countIssuedPrescriptions(product)
  await page.route('**/api/v2/rx-endpoint/', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('Control+Enter')
  await page.getByText(SAID).waitFor()
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click()
  await page.getByLabel('Correo electrónico').waitFor()
  await page.unroute('**/api/v2/rx-endpoint/')
  await logIn(page, product.demo)
  await page.getByText('la receta que esperaba ya se emitió').waitFor()
  expect(await countIssuedPrescriptions(product)).toBe(before + 1)
})

test('a draft that is being sent is not discarded before the response', async () => {
  const page = kept
  await writeCompletePrescription(page, product)
  let answer = () => undefined as void
  const isAllowed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v2/rx-endpoint/', async (route) => {
    await isAllowed
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/v2/rx-endpoint/')
  await page.keyboard.press('Control+Enter')
  await sent
  const discard = page.getByRole('button', { name: 'Descartar' })
  await expect.poll(() => discard.getAttribute('aria-disabled')).toBe('true')
  await discard.click({ force: true })
  expect(await page.getByText('Se descartó el borrador.').count()).toBe(0)
  answer()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
})
