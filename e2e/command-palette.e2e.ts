import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { command, option, say } from './actions/keys.ts'
import { choosePatient, logIn, startPrescription } from './actions/doctor.ts'
import { axeViolations } from './axe.ts'
import { openColdTab, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const medicines = (page: Page) => page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem')
/** Keeps back the answers from addresses that match a pattern. @returns a function that lets them through */
const holdAnswers = async (page: Page, address: RegExp) => {
  let pass = () => {}
  const passed = new Promise<void>((resolve) => (pass = resolve))
  await page.route(address, async (route) => {
    await passed
    await route.continue()
  })
  // The route is not removed: when the last route ends, Playwright never answers a request for another file that is on its way.
  return () => pass()
}
test('a prescription is repeated and issued from the first page by keyboard alone, in at most twelve keys', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  // Repeating and issuing takes nine keys: Ctrl K, r, a, m, arrow, Enter, Ctrl Enter, and Tab and Enter to confirm a workplace
  // that differs from that of the last prescription.
  await page.keyboard.press('Control+k')
  await command(page).waitFor()
  await page.keyboard.type('ram')
  await option(page, 'Repetir la última de Ramón').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await medicines(page).nth(1).waitFor()
  await page.getByText('El paciente leerá').nth(1).waitFor()
  await page.keyboard.press('Control+Enter')
  const asks = page.getByRole('dialog', { name: 'No es como la última receta' })
  await asks
    .or(page.getByText(/^Receta [0-9A-Z]{4}-/))
    .first()
    .waitFor()
  if (await asks.isVisible()) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  expect(complaints).toEqual([])
})

test('the command palette writes a prescription and opens every page without a pointer', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo)
  // Text typed right after Ctrl K is in the command palette, although its text field has not been rendered yet.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lucia')
  await expect.poll(() => command(page).inputValue()).toBe('lucia')
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  // An arrow and an Enter that come before the results highlight the second result, but do not run a result that the person has
  // not seen.
  const release = await holdAnswers(page, /search=l/)
  const address = page.url()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lucia')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  release()
  await option(page, /Receta para Lucía/).waitFor()
  await expect.poll(() => page.getByRole('option').nth(1).getAttribute('aria-selected')).toBe('true')
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  await say(page, 'lucia', /Receta para Lucía/)
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await page.getByText('Lucía Mendoza Ejemplo').first().waitFor()
  await say(page, 'paracetamol 500', /Paracetamol tableta 500 mg/)
  await medicines(page)
    .getByRole('button', { name: /tabletas Cambiar Paracetamol$/ })
    .waitFor()
  await page.getByRole('button', { name: 'Repetir última', exact: false }).waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await option(page, 'Receta Nueva').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })

  await say(page, 'lucia', 'Expediente de Lucía Mendoza Ejemplo')
  await page.waitForURL(/\/patients\/[0-9a-f-]{36}$/)
  await say(page, 'historial', 'Historial')
  await page.waitForURL(/\/prescriptions$/)
  await say(page, 'ajustes', 'Configuración')
  await page.waitForURL(/\/settings\/user$/)
  await page.getByRole('heading', { name: 'Mi Cuenta' }).waitFor()
  await say(page, 'salir', 'Cerrar Sesión')
  await page.getByLabel('Correo electrónico').waitFor()
  expect(complaints).toEqual([])
})

test('letters and an Enter that come right after Ctrl K are kept, with a verb too', async () => {
  // The browser does not have the code of the command palette yet.
  const { page, complaints } = await openColdTab(browser)
  await logIn(page, product.demo)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('rep ram')
  await page.keyboard.press('Enter')
  await medicines(page).nth(1).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('corregir')
  await option(page, 'Corregir la última receta').waitFor()
  await page.keyboard.type(' última')
  await option(page, 'Corregir la última receta').waitFor()
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('an Enter that comes before any result runs the only match, with the command palette on the screen', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  // The answers to the first letters are held back, and not only the answer to the whole line. Otherwise the results for the
  // first letters would be on the screen when Enter is pressed.
  const release = await holdAnswers(page, /search=r/)
  await page.keyboard.press('Control+k')
  await option(page, 'Receta Nueva').waitFor()
  await page.keyboard.type('rep ram')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  release()
  await medicines(page).nth(1).waitFor()
  expect(complaints).toEqual([])
})

test('a medicine that is easily taken for another one is chosen with an arrow key', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('repaglinida')
  await option(page, /Repaglinida tableta 1 mg.*Se confunde con rasagilina.*Elija con ↓ y Enter/).waitFor()
  await page.keyboard.press('Enter')
  expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await medicines(page)
    .getByRole('button', { name: /Cambiar Repaglinida$/ })
    .waitFor()
  expect(complaints).toEqual([])
})

test('a name that nobody has becomes a new patient of the prescription', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await say(page, 'Xóchitl Inventada Ensayo', 'Agregar paciente «Xóchitl Inventada Ensayo»')
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await expect
    .poll(() => page.getByLabel('Nombre completo', { exact: true }).inputValue())
    .toBe('Xóchitl Inventada Ensayo')
  expect(complaints).toEqual([])
})

test('a fast typist never picks a patient of the results for earlier letters', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await startPrescription(page)
  await page.locator('#rx-patient:focus').waitFor()
  await page.getByRole('option').first().waitFor()
  const release = await holdAnswers(page, /\/patient\/\?.*search=guadalupe/)
  await page.keyboard.type('guadalupe')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  release()
  await page.locator('#rx-diagnosis:focus').waitFor()
  await page.getByText('Guadalupe Simulada Pérez').first().waitFor()
})

test('a question mark opens the page of shortcuts, and is a letter in a field', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-patient:focus').waitFor()
  await page.keyboard.type('ram?')
  expect(await page.getByRole('combobox', { name: 'Paciente' }).inputValue()).toBe('ram?')
  await page.getByRole('heading', { name: 'Receta Nueva' }).click()
  await page.keyboard.press('?')
  await page.waitForURL('**/shortcuts')
  await page.getByRole('heading', { name: 'Atajos y abreviaturas' }).waitFor()
  for (const name of ['En todas las páginas', 'En la receta', 'En una receta emitida', 'En el historial'])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  const field = page.getByRole('textbox', { name: 'Pruebe una indicación' })
  await field.fill('1 tab VO c/8h x 3d')
  await page.getByText('Tomar 1 tableta por vía oral cada 8 horas durante 3 días.').waitFor()
  await field.fill('1 tab c/8h diario lunes quizá')
  await page.getByText('Esta línea no se entiende').waitFor()
  expect(complaints).toEqual([])
})

test('a medicine against the allergy of the patient in the open draft is marked, last, and not lit', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: 'Alergias sin preguntar' }).click()
  await page.getByRole('combobox', { name: /Agregar clase, principio activo/ }).fill('penicil')
  await page
    .getByRole('option', { name: /^Penicilinas/ })
    .first()
    .click()
  await page.getByLabel('Cómo consintió').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('list', { name: 'Del expediente' }).getByText('Alergia: Penicilinas').waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ampicilina')
  await option(page, /Ampicilina.*alergia registrada/).waitFor()
  expect(await page.locator('[data-command] [role=option][aria-selected=true]').count()).toBe(0)
  await page.keyboard.press('Enter')
  expect(await command(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  // Outside the composer the safety marks of medicines are not known, although a chosen medicine would be added to the unfinished
  // draft. No result is therefore highlighted.
  await page.getByRole('link', { name: 'Historial' }).first().click()
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Historial' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dicloxacilina')
  await option(page, /Dicloxacilina/).waitFor()
  await page.keyboard.press('Enter')
  expect(await command(page).isVisible()).toBe(true)
  expect(await page.locator('[data-command] [role=option][aria-selected=true]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
