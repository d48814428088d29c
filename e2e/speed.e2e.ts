import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { choosePatient, logIn, startPrescription, openComposer } from './actions/doctor.ts'
import { axeViolations } from './axe.ts'
import { openColdTab, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'
import { addColleague } from './actions/colleague.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const medicines = (page: Page) => page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem')
const command = (page: Page) => page.getByRole('combobox', { name: 'Buscar o hacer' })
/** An option in the results for the complete text, not for one with a letter less. */
const option = (page: Page, name: string | RegExp) =>
  page.locator('[role=listbox][aria-busy=false]').getByRole('option', { name }).first()
const closeNotices = async (page: Page) => {
  const crosses = page.getByRole('button', { name: 'Cerrar aviso' })
  for (let left = await crosses.count(); left > 0; left -= 1) await crosses.first().click()
}

/** Opens the command line, types, and runs the wanted result. */
async function say(page: Page, typed: string, wanted: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await command(page).waitFor()
  await page.keyboard.type(typed)
  await option(page, wanted).waitFor()
  for (let n = 0; n < 12; n += 1) {
    if ((await page.getByRole('option', { name: wanted, selected: true }).count()) > 0) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test('a favourite is made from an issued prescription and written with one key', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await page.getByRole('link', { name: /Ramón Ñáñez Ficticio/ }).click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como favorito' }).click()
  await page.getByText('Se guardó el favorito «Hipertensión esencial».').waitFor()
  await closeNotices(page)

  await startPrescription(page)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await page.getByRole('button', { name: 'Usar el favorito «Hipertensión esencial»' }).waitFor()
  const counted = page.waitForResponse(/\/favourite\/\d+\/use\/$/)
  await page.keyboard.press('Alt+1')
  await medicines(page).nth(1).waitFor()
  expect(await medicines(page).count()).toBe(2)
  await page.getByText('Hipertensión esencial').first().waitFor()
  // Pressing the favourite's key a second time must not add its medicines again.
  await page.keyboard.press('Alt+1')
  await page
    .getByText(/^Ya está en la receta, con las mismas indicaciones: Losartán, Atorvastatina\.$/)
    .waitFor()
  expect(await medicines(page).count()).toBe(2)

  await counted
  await page.goto(`${product.url}/favourites`)
  await page.getByText(/Usado una vez/).waitFor()
  expect(complaints).toEqual([])
})

test('a draft is saved as a favourite, which is renamed, removed and restored', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: /^Repetir última Losartán, Atorvastatina/ }).waitFor()
  await page.keyboard.press('Alt+r')
  await medicines(page).nth(1).waitFor()
  await page.getByRole('button', { name: 'Guardar como favorito' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Presión alta')
  await page.keyboard.press('Enter')
  await page.getByText('Se guardó el favorito «Presión alta».').waitFor()

  await page.getByRole('link', { name: /^Administrar|^Ver los/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Presión alta' })
  await row.getByRole('button', { name: 'Acciones de «Presión alta»' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Presión alta, inicio')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Presión alta, inicio').waitFor()
  await page.getByRole('button', { name: 'Acciones de «Presión alta, inicio»' }).click()
  await page.getByRole('menuitem', { name: 'Quitar' }).click()
  await page.getByText('Presión alta, inicio', { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Presión alta, inicio', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a colleague can use a shared template, and cannot change it', async () => {
  const owner = await openTab(browser)
  await logIn(owner.page, product.demo, '/favourites')
  await owner.page.getByRole('button', { name: 'Acciones de «Hipertensión esencial»' }).click()
  await owner.page.getByRole('menuitem', { name: 'Compartir' }).click()
  await owner.page.getByLabel('Con quién').selectOption({ label: 'Clínica Ejemplo, todos sus consultorios' })
  await owner.page.getByRole('button', { name: 'Guardar' }).click()
  await owner.page.getByText('Compartido con Clínica Ejemplo').waitFor()

  const colleague = await addColleague(product)
  const { page, complaints } = await openTab(browser)
  await openLoggedInPage(page, product.demo, colleague, '/favourites')
  const row = page.getByRole('listitem').filter({ hasText: 'Hipertensión esencial' })
  await row.getByText(/^de Elena/).waitFor()
  expect(await row.getByRole('button').count()).toBe(1)
  await row.getByRole('button', { name: 'Escribir una receta con «Hipertensión esencial»' }).click()
  await medicines(page).nth(1).waitFor()
  expect(complaints).toEqual([])
})

test('a usual medicine shows how often it was prescribed, and is added by keyboard', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await say(page, 'i10', /Hipertensión arterial esencial/)
  const usual = page.getByRole('region', { name: 'Lo habitual para este diagnóstico' })
  await usual.getByRole('button', { name: /^Losartán .* usado una vez, el / }).waitFor()
  await page.keyboard.press('Alt+u')
  await page.keyboard.press('Enter')
  await medicines(page).first().waitFor()
  await page.keyboard.press('Enter')
  await medicines(page).nth(1).waitFor()
  await usual.waitFor({ state: 'detached' })
  // A diagnosis that is unusual for a woman is added too, with a note.
  await say(page, 'n40', /próstata/)
  await page.getByText('Poco usual en el sexo del paciente').waitFor()
  expect(complaints).toEqual([])
})

test('a double click adds or removes one medicine, not the next one as well', async () => {
  const { page } = await openTab(browser, { viewport: { width: 1440, height: 2200 } })
  await openComposer(page, product.demo)
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await say(page, 'i10', /Hipertensión arterial esencial/)
  const usual = page.getByRole('region', { name: 'Lo habitual para este diagnóstico' }).getByRole('button')
  await usual.nth(1).waitFor()
  await usual.first().dblclick()
  await medicines(page).first().waitFor()
  await usual.first().waitFor()
  expect([await medicines(page).count(), await usual.count()]).toEqual([1, 1])
  await usual.first().focus()
  // Enter is held down and repeats until the page has nothing more to add.
  for (let n = 0; n < 3; n += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await medicines(page).nth(1).waitFor()
  await page
    .getByRole('button', { name: /^Quitar / })
    .nth(1)
    .dblclick()
  await expect.poll(() => medicines(page).count()).toBe(1)
})

test('a prescription is repeated and issued from the first page by keyboard alone, in at most twelve keys', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  // Nine keys: Ctrl K, r, a, m, arrow, Enter, Ctrl Enter, and Tab and Enter to confirm a place that differs from
  // the last.
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

test('the command line writes a prescription and opens every page without a pointer', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo)
  // Text typed right after the shortcut is in the command line, although its box has not been rendered yet.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lucia')
  await expect.poll(() => command(page).inputValue()).toBe('lucia')
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
  await say(page, 'lucia', /Receta para Lucía/)
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  await page.getByText('Lucía Mendoza Ejemplo').first().waitFor()
  await say(page, 'paracetamol 500', /Paracetamol tableta 500 mg/)
  await medicines(page).first().waitFor()
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
  await say(page, 'salir', 'Cerrar sesión')
  await page.getByLabel('Correo electrónico').waitFor()
  expect(complaints).toEqual([])
})

test('letters and an Enter that come right after Ctrl K are kept, with a verb too', async () => {
  // The code of the command line is not in the browser yet.
  const { page, complaints } = await openColdTab(browser)
  await logIn(page, product.demo)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('rep ram')
  await page.keyboard.press('Enter')
  await medicines(page).nth(1).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('corregir')
  await option(page, 'Corregir la última de').first().waitFor({ state: 'detached' })
  await page.keyboard.type(' última')
  await option(page, 'Corregir la última receta').waitFor()
  await page.keyboard.press('Escape')
  await command(page).waitFor({ state: 'detached' })
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
  await page.route(/\/api\/v2\/patients?\/\?.*guadalupe/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await startPrescription(page)
  await page.locator('#rx-patient:focus').waitFor()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.type('guadalupe')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
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
  const field = page.getByRole('textbox', { name: 'Pruebe una indicación' })
  await field.fill('1 tab VO c/8h x 3d')
  await page.getByText('Tomar 1 tableta por vía oral cada 8 horas durante 3 días.').waitFor()
  await field.fill('1 tab c/8h diario lunes quizá')
  await page.getByText('Esta línea no se entiende').waitFor()
  expect(complaints).toEqual([])
})
