import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { logInToApi } from './actions/every-page.ts'
import { waitForPaint } from './actions/keys.ts'
import { openCounter, scan, sell } from './actions/pharmacy.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

async function issue(days: number, replaces?: string): Promise<Prescription> {
  const call = await logInToApi(product.demo, product.demo.doctor)
  const { results } = await call<{ results: { uid: string }[] }>('GET', '/api/v2/patients/?limit=1')
  const { signature } = await call<IssuedPrescription>('POST', '/api/v2/rx-endpoint/', {
    patient: { uid: results[0]?.uid },
    medications: [
      {
        presentation: 'Naproxeno tabletas 500 mg',
        instructions: `Tomar 1 tableta por vía oral cada 12 horas durante ${days} días.`,
        qty: 1,
      },
    ],
    ...(replaces === undefined ? {} : { replaces }),
  })
  return call('GET', `/api/v2/rx-endpoint/${signature}`)
}

test('the counter clears the last sale before it answers the next code, and answers a wrong one as large', async () => {
  const rx = await issue(3)
  const { page } = await openTab(browser)
  await openCounter(page, product.demo)
  await scan(page, rx.code)
  await sell(page, { presentation: /Naproxeno/, quantity: 1, ticket: `T-${rx.code}` })
  const sold = page.getByRole('heading', { name: 'Surtido registrado' })
  const size = await sold.evaluate((heading) => getComputedStyle(heading).fontSize)
  await scan(page, 'ABCDEFGH1')
  const wrong = page.getByRole('heading', { name: 'Código no válido' })
  await wrong.waitFor()
  expect(await sold.count()).toBe(0)
  expect(await wrong.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe(size)
  // The reason why a code is refused is visible once. Its second copy, in the field's description for assistive technology, is
  // not drawn.
  const reasons = page.getByText('Algún carácter no coincide. Compare el código letra por letra.')
  const drawn = await reasons.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 1))
  expect(drawn).toHaveLength(1)
  // The scanned code has a correct form, but belongs to no prescription.
  await scan(page, 'f'.repeat(64))
  await page.getByRole('heading', { name: 'No hay una receta con ese código' }).waitFor()
  expect(await wrong.count()).toBe(0)
  // The line under the field does not ask for Enter while the card below says that the code is wrong.
  expect(await page.getByText(/Presione Enter/).count()).toBe(0)
})

test('the counter names the prescription that replaced another, and opens it', async () => {
  const former = await issue(4)
  const next = await issue(5, former.signature)
  const { page } = await openTab(browser)
  await openCounter(page, product.demo)
  await scan(page, former.code)
  const code = formatCode(next.code)
  await page.getByRole('heading', { name: `No la surta: la sustituye la receta ${code}` }).waitFor()
  expect(await page.getByRole('button', { name: 'Registrar surtido' }).count()).toBe(0)
  await page.getByRole('button', { name: `Abrir la receta ${code}` }).click()
  await page.getByRole('heading', { name: /^Vigente hasta/ }).waitFor()
  await page.getByRole('button', { name: 'Registrar surtido' }).waitFor()
})

test('the counter says that none stands where the replacement was cancelled too', async () => {
  const former = await issue(8)
  const next = await issue(9, former.signature)
  const call = await logInToApi(product.demo, product.demo.doctor)
  await call('POST', `/api/v2/rx/cancel/${next.signature}/`, { reason: 'mistake' })
  const { page } = await openTab(browser)
  await openCounter(page, product.demo)
  await scan(page, former.code)
  await page
    .getByRole('heading', { name: 'No la surta: se cambió por otra, que también se canceló' })
    .waitFor()
  expect(await page.getByRole('button', { name: /^Abrir la receta/ }).count()).toBe(0)
})

test('a code that is typed while the one before is still searched stays in the field, and is the one that is answered', async () => {
  const [first, next] = [await issue(6), await issue(7)]
  const { page } = await openTab(browser)
  await openCounter(page, product.demo)
  const field = page.getByLabel('Escanee el QR o escriba el código de la receta')
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(new RegExp(first.code), async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(new RegExp(first.code))
  // The counter fetches the public verification of a prescription as soon as it has found the prescription.
  const isAnswered = page.waitForResponse(new RegExp(first.signature))
  await scan(page, first.code)
  await asked
  await field.fill(next.code)
  letThrough()
  await (await isAnswered).finished()
  await waitForPaint(page)
  expect(await field.inputValue()).toBe(next.code)
  expect(await page.getByRole('button', { name: 'Registrar surtido' }).count()).toBe(0)
  await field.press('Enter')
  await page.getByRole('button', { name: 'Registrar surtido' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe(formatCode(next.code))
})

test('the next code stays while a sale is registered, also when it was found before the sale ended', async () => {
  const [first, next] = [await issue(8), await issue(9)]
  const { page, complaints } = await openTab(browser)
  await openCounter(page, product.demo)
  const field = page.getByLabel('Escanee el QR o escriba el código de la receta')
  let letThrough = (): void => undefined
  await page.route(/\/burn/, async (route) => {
    await new Promise<void>((resolve) => (letThrough = resolve))
    await route.continue()
  })
  const beginSale = async ({ code }: Prescription) => {
    await scan(page, code)
    await page.getByLabel('Número de ticket').fill(`T-${code}`)
    const asked = page.waitForRequest(/\/burn/)
    await page.getByRole('button', { name: 'Registrar surtido' }).click()
    await asked
  }
  await beginSale(first)
  await field.fill(next.code)
  letThrough()
  await page.getByRole('heading', { name: 'Surtido registrado' }).waitFor()
  expect(await field.inputValue()).toBe(next.code)

  await beginSale(next)
  await scan(page, first.code)
  const state = page.getByRole('heading', { name: 'Surtida por completo' })
  await state.waitFor()
  letThrough()
  await page.getByText(`Ya se registró el surtido de la receta ${formatCode(next.code)}`).waitFor()
  expect(await state.isVisible()).toBe(true)
  expect(await field.inputValue()).toBe(formatCode(first.code))
  expect(complaints).toEqual([])
})
