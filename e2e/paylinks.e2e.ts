import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, textsOf } from '#locales/locale.ts'
import { allBrands } from './actions/all-brands.ts'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { openMail } from './actions/mailbox.ts'
import { axeViolations } from './axe.ts'
import { closeContext, openColdTab, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of payment links: from the doctor's ledger to the payer's page and back. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Greatest size of the page on which a payment link is paid, with all its files over the network, in bytes. */
const PAGE_BYTES = 60_000

async function inside(address = '/paylinks'): Promise<Page> {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, address)
  return page
}

/** Makes a payment link in the doctor's ledger. @returns address of the payer's page */
async function ask(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Nuevo cobro' }).click()
  await page.getByLabel('Cantidad').fill(amount)
  await page.getByRole('button', { name: 'Crear cobro' }).click()
  await page.waitForURL(/\/paylinks\/[\w-]{22}$/)
  const link = page.getByRole('link', { name: 'Ver como paciente' })
  return (await link.getAttribute('href')) ?? ''
}

test('a doctor asks for a payment, the payer reports the transfer without JavaScript, and the doctor confirms it', async () => {
  const page = await inside()
  await page.getByRole('heading', { name: 'Paylinks', level: 1 }).waitFor()
  const address = await ask(page, '1250.50')
  expect(page.url()).toMatch(/\/paylinks\/[\w-]+$/)

  const payer = await openTab(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 780 } })
  await payer.page.goto(address)
  await payer.page.getByText('$1,250.50').first().waitFor()
  await payer.page.getByText('002 010 07777777777 1').waitFor()
  expect(await payer.page.getByRole('button', { name: 'Copiar CLABE' }).count()).toBe(0)
  const email = product.addressOf('pagadora@correo.example')
  await payer.page.getByLabel(/Clave de rastreo/).fill('MBAN01002611230000000001')
  await payer.page.getByLabel(/Correo para su recibo/).fill(email)
  await payer.page.getByRole('button', { name: 'Ya transferí' }).click()
  await payer.page.getByRole('heading', { name: 'Gracias, ya avisamos al consultorio' }).waitFor()

  await page.reload()
  await page.getByText('Avisó que pagó').waitFor()
  await page.getByText('Clave de rastreo: MBAN01002611230000000001').waitFor()
  await page.getByRole('button', { name: 'Ya llegó' }).click()
  await page.getByRole('button', { name: 'Registrar pago' }).click()
  await page.getByText('Se registró el pago.').waitFor()
  await payer.page.reload()
  await payer.page.getByRole('heading', { name: 'Este pago está confirmado' }).waitFor()
  const receipt = await openMail(payer.page, product.demo, email)
  expect(receipt).toContain('$1,250.50')
  expect(receipt).toContain('no es una factura')
  expect(payer.complaints).toEqual([])
})

test('a second transfer of a paid link is recorded on its page, and so is what was given back', async () => {
  const page = await inside()
  const address = await ask(page, '800')
  await page.getByRole('button', { name: 'Ya llegó' }).click()
  await page.getByRole('button', { name: 'Registrar pago' }).click()
  await page.getByRole('button', { name: 'Llegó otro pago' }).click()
  const amount = page.getByLabel('Cantidad que llegó')
  expect(await amount.inputValue()).toBe('')
  await amount.fill('800')
  await page.getByRole('button', { name: 'Registrar pago' }).click()
  await page.getByText('Llegaron $800.00 de más: devuélvalos a quien pagó.').waitFor()

  await page.getByRole('button', { name: 'Registrar devolución' }).click()
  await page.getByLabel('Cantidad devuelta').fill('1000')
  await page.getByLabel('Motivo').fill('Pagó dos veces')
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar devolución' }).click()
  await page.getByText('Llegaron $1,600.00 y devolvió $1,000.00').waitFor()
  const payer = await openTab(browser)
  await payer.page.goto(address)
  await payer.page.getByText('Se le devolvieron $1,000.00.').waitFor()
})

test('an amount outside of the limits is refused beside its field', async () => {
  const page = await inside()
  await page.getByRole('button', { name: 'Nuevo cobro' }).click()
  const amount = page.getByLabel('Cantidad')
  for (const [typed, sentence] of [
    ['199.99', 'La cantidad debe ser mayor o igual a $200.'],
    ['10000', 'La cantidad excede el máximo permitida de $9999.99.'],
    ['1,250.0', 'Escriba la cantidad como 800 o 800.50.'],
    ['800.125', 'Escriba la cantidad como 800 o 800.50.'],
  ] as const) {
    await amount.fill(typed)
    await page.getByRole('button', { name: 'Crear cobro' }).click()
    await page.getByText(sentence).first().waitFor()
  }
  await amount.fill('800')
  await page.getByLabel('Concepto').fill('Consulta por diabetes')
  await page.getByRole('button', { name: 'Crear cobro' }).click()
  await page
    .getByText(/quite «diabetes»/)
    .first()
    .waitFor()
})

test('a copy button copies what is typed into the bank, and says so', async () => {
  const page = await inside()
  const address = await ask(page, '800')
  const { page: payer, complaints } = await openTab(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await payer.goto(address)
  await payer.getByRole('button', { name: 'Copiar CLABE' }).click()
  await payer.getByRole('status').filter({ hasText: 'Se copió: CLABE.' }).waitFor()
  expect(await payer.evaluate(() => navigator.clipboard.readText())).toBe('002010077777777771')
  expect(complaints).toEqual([])
})

describe('the pay page', () => {
  let address: string
  beforeAll(async () => {
    const page = await inside()
    address = await ask(page, '800')
    await closeContext(page.context())
  })

  test.each(allBrands.map(({ id }) => id))(
    'needs at most 60 kB over the wire in the brand %s',
    async (brand) => {
      const { page } = await openColdTab(browser)
      const rest = watchRequests(page)
      const requests: Request[] = []
      page.on('response', (response) => requests.push(response.request()))
      await page.goto(`${address}?brand=${brand}`)
      await rest()
      const sizes = await Promise.all(requests.map((request) => request.sizes()))
      const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0)
      // The size includes the page, its style, its wordmark and its typeface, because the device has none of them in its cache.
      expect(bytes).toBeGreaterThan(30_000)
      expect(bytes).toBeLessThan(PAGE_BYTES)
      await closeContext(page.context())
    },
  )
})

test('the pay page shows a CLABE on one line on the narrowest phone, in every brand', async () => {
  const address = await ask(await inside(), '800')
  const { page } = await openTab(browser, { viewport: { width: 320, height: 720 } })
  const broken: string[] = []
  for (const { id } of allBrands) {
    await page.goto(`${address}?brand=${id}`)
    const lines = await page.getByText('002 010 07777777777 1').evaluate(async (clabe) => {
      await document.fonts.ready
      const range = document.createRange()
      range.selectNodeContents(clabe)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    if (lines !== 1) broken.push(id)
  }
  expect(broken).toEqual([])
})

test('the pay page is printed on one sheet', async () => {
  const address = await ask(await inside(), '950.50')
  const { page } = await openTab(browser)
  await page.goto(address)
  await page.getByRole('heading', { name: 'Qué sigue' }).waitFor()
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = await page.pdf({ format: 'Letter', margin })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test.each(['es-MX', 'en-US'])(
  'axe finds nothing wrong on the pay page in %s, in both modes',
  async (locale) => {
    const page = await inside()
    const address = await ask(page, '800')
    const payer = await openTab(browser, { bypassCSP: true, locale })
    const unknown = address.replace(/[^/]+$/, 'A'.repeat(22))
    const wrong: string[] = []
    for (const at of [address, unknown])
      for (const colorScheme of ['light', 'dark'] as const) {
        await payer.page.emulateMedia({ colorScheme })
        await payer.page.goto(at)
        const found = await axeViolations(payer.page)
        wrong.push(...found.map((one) => `${at} ${colorScheme} ${one}`))
      }
    expect(wrong).toEqual([])
    await closeContext(payer.page.context())
    await closeContext(page.context())
  },
)

describe('the menu', () => {
  const menuOf = async (page: Page): Promise<string[]> => {
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    await menu.getByText('Dashboard').waitFor()
    return menu.locator('a, ul button').allInnerTexts()
  }

  const widgetOf = (page: Page) => page.getByRole('region', { name: 'Cobros' })
  const arranging = (page: Page) => page.getByRole('button', { name: 'Organizar' })

  test('has Paylinks for a doctor who has them; a brand without the payment widget lacks item and page', async () => {
    const page = await inside('/')
    await expect.poll(() => menuOf(page)).toContain('Paylinks')
    await widgetOf(page).waitFor()
    const without = allBrands.find(({ widgets }) => !widgets.payment)
    await page.goto(`${product.url}/?brand=${without?.id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => menuOf(page)).not.toContain('Paylinks')
    await arranging(page).waitFor()
    expect(await widgetOf(page).count()).toBe(0)
    await page.goto(`${product.url}/paylinks?brand=${without?.id}`)
    await page.getByRole('heading', { name: `${without?.name} no incluye Paylinks` }).waitFor()
    expect(await menuOf(page)).not.toContain('Paylinks')
    await closeContext(page.context())
  })

  test('has neither Paylinks nor their widget for a doctor without the activation', async () => {
    const page = await inside('/')
    await page.route('**/api/v2/profile/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { results: object[] }
      const results = body.results.map((one) => ({ ...one, activate_paymentlinks: false }))
      await route.fulfill({ response: answer, json: { ...body, results } })
    })
    await page.reload()
    await expect.poll(() => menuOf(page)).not.toContain('Paylinks')
    await arranging(page).waitFor()
    expect(await widgetOf(page).count()).toBe(0)
    await closeContext(page.context())
  })
})

test.each(['es', 'en'] as const)('the ledger is complete in the language %s', async (language: Language) => {
  const texts = await textsOf('paylinks', language)
  const page = await inside('/settings/options')
  const choose = async (wanted: Language) => {
    await page.goto(`${product.url}/settings/options`)
    const select = page.getByRole('combobox').filter({ has: page.locator('option[value=en]') })
    await select.waitFor()
    if ((await select.inputValue()) === wanted) return
    const saved = page.waitForResponse((response) => response.url().endsWith('/profile/update/'))
    await select.selectOption(wanted)
    await saved
  }
  await choose(language)
  await page.goto(`${product.url}/paylinks`)
  await page.getByText(texts.onItsWay).first().waitFor()
  await page.getByText(texts.state.paid).first().waitFor()
  await choose('es')
})
