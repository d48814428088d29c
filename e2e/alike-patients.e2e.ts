import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { logIn, openComposer, recordConsent, startPrescription } from './actions/doctor.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const TITLE = 'Ya tiene un paciente que parece la misma persona'

/** Types the data of Lucía, a patient whom the demo already has, into the form of a new patient. */
async function fillLucia(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Lucia Mendoza Ejemplo')
  await page.getByRole('textbox', { name: 'Fecha de nacimiento o edad' }).fill('14/03/1992')
  await page.getByLabel('Sexo').selectOption({ label: 'Femenino' })
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar paciente' })

test('a duplicate patient added in the composer is noticed, and the allergies of the first one count', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo, '/patients?search=lucia')
  await page.getByRole('link', { name: 'Lucía Mendoza Ejemplo' }).click()
  await recordConsent(page)
  await page.getByRole('button', { name: 'Registrar: Alergias' }).click()
  await page.getByRole('combobox', { name: /Agregar clase, principio activo/ }).fill('penicil')
  await page
    .getByRole('option', { name: /^Penicilinas/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Expediente guardado').first().waitFor()

  await page.goto(product.url)
  await startPrescription(page)
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  await fillLucia(page)
  await saveButton(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: TITLE })
  await dialog.getByText('Nació el 14 mar 1992').waitFor()
  await dialog.getByText('Tiene alergias registradas').waitFor()
  await dialog.getByText(/^(Última receta: |Sin recetas)/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  // Escape returns to the form and nothing typed is lost. The rest of this test uses the keyboard only.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Lucia Mendoza Ejemplo')
  await saveButton(page).press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Tab')
  await page.locator('button:focus:not([aria-disabled])', { hasText: 'Usar a este paciente' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Del expediente' }).getByText('Alergia: Penicilinas').waitFor()
  expect(complaints).toEqual([])
})

test('on a phone a similar patient can be chosen, and another one added all the same', async () => {
  const { page } = await openTab(browser, { viewport: { width: 375, height: 740 } })
  await logIn(page, product.demo, '/patients')
  const begin = async () => {
    await page.getByRole('button', { name: 'Agregar paciente' }).click()
    await fillLucia(page)
    await saveButton(page).click()
  }
  await begin()
  const dialog = page.getByRole('dialog', { name: TITLE })
  const use = dialog.getByRole('button', { name: 'Usar a este paciente: Lucía Mendoza Ejemplo' })
  expect((await use.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await use.click()
  await page.getByRole('heading', { level: 1, name: 'Lucía Mendoza Ejemplo' }).waitFor()
  await page.goto(`${product.url}/patients`)
  await begin()
  await dialog.getByRole('button', { name: 'Es otra persona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lucia Mendoza Ejemplo', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Puede estar dos veces' }).waitFor()
})

test('an assistant is asked about similar patients too, and sees only who they are', async () => {
  const { page } = await openTab(browser)
  const { demo } = product
  await openLoggedInPage(page, demo, demo.assistant, '/')
  await page.getByRole('button', { name: 'Preparar receta' }).click()
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  await page.getByLabel('Nombre completo').fill('Ramon Nanez Ficticio')
  await page.getByRole('textbox', { name: 'Fecha de nacimiento o edad' }).fill('1958-11-02')
  await page.getByLabel('Sexo').selectOption({ label: 'Masculino' })
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await dialog.getByText('Mismo nombre y nacimiento').waitFor()
  expect(await dialog.getByText(/alergias|receta/i).count()).toBe(1)
  await dialog.getByRole('button', { name: /^Usar a este paciente/ }).click()
  await page.getByText('Ramón Ñáñez Ficticio').waitFor()
})

test('letters typed while the words of the telephone field arrive are all in the name', async () => {
  const { page } = await openTab(browser)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/es/phone.js', async (route) => {
    await released
    await route.continue()
  })
  const { demo } = product
  await openLoggedInPage(page, demo, demo.assistant, '/')
  await page.getByRole('button', { name: 'Preparar receta' }).click()
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  const name = page.getByLabel('Nombre completo')
  await name.pressSequentially('Lucía Inés ')
  release()
  await page.keyboard.type('Ejemplo Ficticia de la Demostración', { delay: 15 })
  await page.getByLabel('Sexo').waitFor()
  expect(await name.inputValue()).toBe('Lucía Inés Ejemplo Ficticia de la Demostración')
})

test('adding a patient goes on when the search for similar ones gets no response', async () => {
  const { page } = await openTab(browser)
  await openComposer(page, product.demo)
  await page.route(/\/patients\/alike\/$/, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  await fillLucia(page)
  await saveButton(page).click()
  await page.locator('#rx-diagnosis:focus').waitFor()
})
