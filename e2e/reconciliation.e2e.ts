import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, textsOf } from '#locales/locale.ts'
import { logInToApi } from './actions/every-page.ts'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the reconciliation of payment links: a month's sums and links, its filter, file and print. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

interface Link {
  slug: string
  reference: string
}

/** Makes a payment link of $500.00, of which $200.50 have been paid, or another amount in cents. */
async function paidInPart(cents = 20_050): Promise<Link> {
  const doctor = await logInToApi(product.demo, product.demo.doctor)
  const link = await doctor<Link>('POST', '/api/v2/paylinks/', { amount_cents: 50_000, concept: 'Consulta' })
  await doctor('POST', `/api/v2/paylinks/${link.slug}/confirm/`, { version: 1, amount_cents: cents })
  return link
}
async function open(at = '/paylinks/reconciliation'): Promise<Page> {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, at)
  return page
}

test('the ledger leads to the month, where a link paid in part is found by the filter and opened', async () => {
  const { reference } = await paidInPart()
  // In the first hours of a month the demo has no payment link of that month, so the test makes a paid one of its own.
  await paidInPart(50_000)
  const page = await open('/paylinks')
  await page.getByRole('link', { name: 'Conciliación por mes' }).click()
  await page.getByRole('heading', { name: /^Conciliación de / }).waitFor()
  // The link back to the list of payment links is above the title.
  const back = (await page.getByRole('link', { name: 'Todos los cobros' }).boundingBox())!
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(back.y).toBeLessThan(title.y)
  const lines = page.getByRole('region', { name: 'Cobros del mes' }).getByRole('listitem')
  await lines.first().waitFor()
  const all = await lines.count()
  await page.getByRole('button', { name: /^Por revisar/ }).click()
  const mine = lines.filter({ hasText: reference })
  await mine.getByText('Falta una parte').waitFor()
  await mine.getByText('Faltan $299.50').waitFor()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  await page.getByRole('button', { name: /^Conciliados/ }).click()
  await expect.poll(() => mine.count()).toBe(0)
  await page.getByRole('button', { name: /^Todos/ }).click()
  await mine.getByRole('link').click()
  await page.waitForURL(/\/paylinks\/[\w-]{22}$/)
})

test('the file has the movements of the month, and paper has neither menu nor buttons', async () => {
  const { reference } = await paidInPart()
  const page = await open()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString()).toContain(`"${reference}"`)
  await page.emulateMedia({ media: 'print' })
  const hidden = [
    page.getByRole('button', { name: 'Descargar CSV' }),
    page.getByRole('button', { name: /^Por revisar/ }),
    page.getByRole('navigation', { name: 'Menú principal' }),
  ]
  for (const one of hidden) await one.waitFor({ state: 'hidden' })
  await page.getByText(`Referencia ${reference}`).waitFor()
})

test('a month without payments is empty, and says when it could not be loaded', async () => {
  const page = await open('/paylinks/reconciliation?month=2020-01')
  await page.getByText('En este mes no hay cobros').waitFor()
  const call = '**/api/v2/paylinks-reconciliation/*/'
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${product.url}/paylinks/reconciliation`)
  await page.getByText('No se pudo cargar la conciliación.').waitFor()
  await page.unroute(call)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByRole('region', { name: 'Cobros del mes' }).waitFor()
})

test.each(['es', 'en'] as const)('the page is complete in the language %s', async (language: Language) => {
  const texts = await textsOf('reconciliation', language)
  const page = await open()
  await page.route('**/api/v2/profile/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { results: { ux_settings: object }[] }
    const results = body.results.map((one) => ({ ...one, ux_settings: { ...one.ux_settings, language } }))
    await route.fulfill({ response: answer, json: { ...body, results } })
  })
  await page.reload()
  for (const text of [texts.asked, texts.received, texts.returned, texts.print, texts.csv])
    await page.getByText(text, { exact: true }).first().waitFor()
  for (const name of Object.values(texts.filters))
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor()
})
