import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import { choosePatient, logIn, openComposer } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { option, settledList, typeFast } from './actions/keys.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('an early Enter takes the medicine that the doctor usually prescribes, of several', async () => {
  const { page, complaints } = await openTab(browser)
  const send = await logInToApi(product.demo, product.demo.doctor)
  // The patient must not take the medicine already. Otherwise its search result would have a warning, and Enter would not choose
  // it.
  const listed = await send<{ uid: string; name: string }[]>('GET', '/api/v2/patient/')
  const patient = listed.find(({ name }) => !name.startsWith('Ramón'))
  const found = await send<{ results: Drug[] }>('GET', '/api/v2/drugs/?search=paracetamol')
  const usual = found.results.find(({ form }) => form === 'tableta')
  // The prescriptions have treatments of different lengths, because the product asks for confirmation before it issues a second
  // prescription with equal rows within ten minutes.
  for (const days of [3, 4, 5]) {
    const instructions = `Tomar 1 tableta por vía oral cada 8 horas durante ${days} días.`
    const medications = [{ presentation: usual?.presentation, drug_upc: usual?.uid, instructions, qty: 1 }]
    await send('POST', '/api/v2/rx-endpoint/', { patient: { uid: patient?.uid }, medications })
  }
  await logIn(page, product.demo, '/prescriptions/new')
  let letCome = () => undefined as void
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/api\/v2\/safety\/marks\//, async (route) => {
    await come
    await route.continue()
  })
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.locator('#rx-add').click()
  await page.keyboard.type('paracetamol')
  await option(page, /Paracetamol.*Habitual/s).waitFor()
  await typeFast(page, 'Enter')
  const dose = page.getByRole('textbox', { name: /^Indicaciones de Paracetamol/ })
  expect(await dose.count()).toBe(0)
  letCome()
  await dose.waitFor()
  await page
    .getByText(usual?.content ?? '', { exact: false })
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('on a phone the class of a found medicine stands below its name, and begins where the name begins', async () => {
  const { page, complaints } = await openTab(browser, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  })
  await openComposer(page, product.demo)
  await page.locator('#rx-add').tap()
  await page.getByRole('combobox', { name: 'Agregar medicamento' }).fill('amoxi')
  const options = settledList(page).getByRole('option', { name: /^Amoxicilina/ })
  await options.nth(2).waitFor()
  for (const found of await options.all()) {
    const name = (await found.locator('b').boundingBox())!
    const tag = (await found.locator('.tag').first().boundingBox())!
    expect(Math.round(tag.x)).toBe(Math.round(name.x))
    expect(tag.y).toBeGreaterThanOrEqual(name.y + name.height)
  }
  expect(complaints).toEqual([])
})

test('a line whose medicine is not found names the medicine without its dose', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await page.keyboard.press('Alt+n')
  await page.locator('#rx-add:focus').waitFor()
  await page.keyboard.type('xqwzk 1 tab c/8h x 3d')
  await page.getByText('No hay resultados para «xqwzk».').first().waitFor()
  await option(page, /Usar «xqwzk» como texto libre/).waitFor()
  expect(complaints).toEqual([])
})
