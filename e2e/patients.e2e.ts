import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choosePatient, logIn, openComposer, recordConsent } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const birthOf = (page: Page) => page.getByRole('textbox', { name: 'Fecha de nacimiento o edad' })

const add = async (page: Page, name: string, birth: string, curp = '') => {
  if (new URL(page.url()).pathname !== '/patients') await page.goto(`${product.url}/patients`)
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  await page.getByLabel('Nombre completo').fill(name)
  await birthOf(page).fill(birth)
  await page.getByLabel('Sexo').selectOption({ label: 'Femenino' })
  await page.getByLabel(/^CURP/).fill(curp)
  await page.getByLabel('Nombre completo').focus()
}
const save = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Guardar paciente' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
/** Sends a request directly to the API, because other tests cover the composer. */
async function send(method: string, path: string, body: unknown): Promise<Response> {
  const ask = (at: string, how: string, what: unknown, headers: Record<string, string> = {}) =>
    fetch(product.url + at, {
      method: how,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(what),
    })
  const { key } = (await (await ask('/rest-auth/login/', 'POST', product.demo.doctor)).json()) as {
    key: string
  }
  return ask(path, method, body, { authorization: `Token ${key}` })
}
async function prescribe(uid: string): Promise<void> {
  const instructions = 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días'
  const answer = await send('POST', '/api/v2/rx-endpoint/', {
    patient: { uid },
    medications: [{ presentation: 'Naproxeno tabletas 500 mg', instructions, via: 'oral' }],
  })
  expect(answer.status, await answer.text()).toBe(201)
}

const ask = (page: Page, section: string) =>
  page.getByRole('button', { name: `Registrar: ${section}` }).click()

test('an allergy recorded while prescribing is shown there, with the weight, and on the patient’s page', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByText('Alergias sin preguntar').waitFor()
  await page.getByRole('button', { name: 'Expediente' }).click()
  await recordConsent(page)
  await ask(page, 'Alergias')
  await page.getByRole('combobox', { name: /Agregar clase, principio activo/ }).fill('penicil')
  await page
    .getByRole('option', { name: /^Penicilinas/ })
    .first()
    .click()
  await page.getByLabel('Reacción a Penicilinas').fill('Ronchas')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('list', { name: 'Del expediente' }).getByText('Alergia: Penicilinas').waitFor()
  await ask(page, 'Peso')
  const weight = page.getByRole('textbox', { name: /^Peso/ })
  await weight.fill('700')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Va de 0.2 a 650.').waitFor()
  await weight.fill('78.5')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('list', { name: 'Del expediente' }).getByText('78.5 kg').waitFor()
  await page.getByRole('link', { name: 'Abrir la página del paciente' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ramón Ñáñez Ficticio' }).waitFor()
  await page.getByText('Ronchas').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a full name typed as an allergy is recorded as that allergen, and other text says that it is not checked', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo, '/patients')
  await add(page, 'Alérgica Prueba Ficticia', '17/05/1980')
  await save(page, 'Alérgica Prueba Ficticia')
  // The form of the first section of a record that is filled in also has the fields of the consent.
  await ask(page, 'Alergias')
  const box = page.getByRole('combobox', { name: /Agregar clase, principio activo/ })
  const keep = page.getByRole('button', { name: 'Guardar', exact: true })
  await page.getByRole('button', { name: 'Guardar: sin alergias conocidas' }).waitFor()
  expect(await page.getByRole('button', { name: 'Registrar consentimiento' }).count()).toBe(0)
  await box.fill('penicilina')
  await keep.waitFor()
  await page.keyboard.press('Tab')
  await page.getByText('Texto que se le muestra').waitFor()
  await keep.click()
  await page.getByText('Elija cómo consintió el paciente.').waitFor()
  await page.getByLabel('Cómo consintió').selectOption('Firmó en papel')
  await keep.click()
  const allergies = page.getByRole('listitem').filter({ hasText: 'Alergias' })
  await allergies.getByText('Penicilinas', { exact: true }).waitFor()
  expect(await allergies.getByText('Solo en palabras').count()).toBe(0)

  await page.getByRole('button', { name: 'Cambiar: Alergias' }).click()
  await box.fill('jarabe rosa')
  await page.keyboard.press('Tab')
  await keep.click()
  await page.getByText('No está en la lista: queda solo en palabras y no se coteja.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await keep.click()
  await allergies.getByText('jarabe rosa').first().waitFor()
  await allergies.getByText('Solo en palabras: no se puede cotejar con lo que prescribe.').waitFor()

  await ask(page, 'Enfermedades')
  const conditions = page.getByRole('combobox', { name: /Agregar diagnóstico/ })
  await conditions.fill('hipert')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('button', { name: 'Guardar: sin enfermedades' }).count()).toBe(0)
  await keep.click()
  await page.getByText('Elija de la lista, o borre lo escrito.').waitFor()
  await conditions.fill('HIPERTENSION')
  // The list of results covers the button that saves. Tab moves the focus out of the field, which closes the list.
  await page.keyboard.press('Tab')
  await keep.click()
  await page.getByText('I10').waitFor()
  expect(complaints).toEqual([])
})

test('the doctor states how the patient consented, below the text, and goes on from there', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  await page.route(/\/privacy\/$/, (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Lucía Mendoza Ejemplo' }).click()
  const form = page.getByRole('region', { name: 'Antes de guardar datos de salud' })
  await form.getByText('Esto se carga solo en cuanto vuelva la conexión.').waitFor()
  await page.unrouteAll()
  await form.getByText(/^Fundamento: /).waitFor()
  const record = form.getByRole('button', { name: 'Registrar consentimiento' })
  const method = form.getByLabel('Cómo consintió')
  expect(await method.inputValue()).toBe('')
  await record.press('Enter')
  await form.getByText('Elija cómo consintió el paciente.').waitFor()
  await page.locator('select:focus').waitFor()
  await method.selectOption('Con otro medio que lo identifica')
  await record.press('Enter')
  await page.locator('#record-allergies:focus').waitFor()
  await page.getByText(/^Con otro medio que lo identifica/).waitFor()
  await page.getByRole('button', { name: 'Registrar que lo retiró' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar que lo retiró' }).press('Enter')
  await page.locator('#privacy:focus').waitFor()
})

test('differences between CURP and form are shown field by field, and nothing is saved before they agree', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  await add(page, 'Rosa Paz Ficticia', '28/04/1956', 'HEGG560427MVZRRL04')
  const notice = await page.getByRole('link', { name: 'aviso de privacidad' }).getAttribute('href')
  const conflict = page.getByRole('group', { name: 'La CURP dice otra cosa' })
  await conflict.getByText('Fecha de nacimiento o edad: la CURP dice 27 abr 1956').waitFor()
  await page.getByRole('button', { name: 'Guardar paciente' }).click()
  await page.getByText('La CURP no coincide con estos datos. Corrija').first().waitFor()
  expect(await birthOf(page).inputValue()).toBe('28/04/1956')
  await conflict.getByRole('button', { name: /Usar lo que dice la CURP en Fecha/ }).click()
  await conflict.getByText('iniciales').waitFor()
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Gloria Hernández Gómez')
  await save(page, 'Gloria Hernández Gómez')
  // The privacy notice, which was offered before the patient was added, is readable without a login.
  await page.goto(product.url + notice)
  await page.getByRole('heading', { name: 'Aviso completo' }).waitFor()
})

test('data changed on another device are shown beside the typed ones, and neither are lost', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  await add(page, 'Versión Prueba Ficticia', '17/05/1980')
  await save(page, 'Versión Prueba Ficticia')
  await page.getByRole('button', { name: 'Corregir datos' }).click()
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Versión Segunda Ficticia')
  const elsewhere = { name: 'Versión Ajena Ficticia', phone: '5512345678' }
  expect((await send('PATCH', `/api/v2/patient/${page.url().slice(-36)}/`, elsewhere)).status).toBe(202)
  // The title of the page shows the change of the other device. The form must not take it over while the doctor types: saving
  // would replace the other device's data unseen.
  await page.getByRole('heading', { level: 1, name: 'Versión Ajena Ficticia' }).waitFor()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const newer = page.getByRole('group', { name: 'Estos datos también se cambiaron en otro lado' })
  await newer.getByText('Nombre completo: allá dice Versión Ajena Ficticia').waitFor()
  expect(await page.getByRole('textbox', { name: 'Nombre completo' }).inputValue()).toBe(
    'Versión Segunda Ficticia',
  )
  await newer.getByRole('button', { name: 'Usar lo guardado en Teléfono' }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByRole('heading', { level: 1, name: 'Versión Segunda Ficticia' }).waitFor()
  await page.getByText('55 1234 5678').waitFor()
  // The browser itself writes the refused response into the console.
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([])
})

test('pressing Enter twice neither chooses the mother with the same telephone nor adds a patient', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  const fillPhone = () => page.getByLabel(/^Teléfono/).fill('55 8765 4321')
  await add(page, 'Madre Prueba Ficticia', '17/05/1990')
  await fillPhone()
  await save(page, 'Madre Prueba Ficticia')
  await add(page, 'Hija Prueba Ficticia', '1')
  await fillPhone()
  const dialog = page.getByRole('dialog', { name: 'Otra persona tiene ese teléfono' })
  const rest = watchRequests(page)
  await page.getByLabel('Nombre completo').press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Enter')
  // Enter must not choose the existing patient, neither at once nor later, because no button of the dialog has the focus.
  const use = dialog.getByRole('button', { name: 'Usar a este paciente: Madre Prueba Ficticia' })
  await dialog.locator('button:not([aria-disabled])').first().waitFor()
  await page.keyboard.press('Enter')
  await rest()
  expect(await use.isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/patients')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`${product.url}/patients?search=ficticia`)
  await page.getByRole('link', { name: 'Madre Prueba Ficticia' }).waitFor()
  expect(await page.getByRole('link', { name: 'Hija Prueba Ficticia' }).count()).toBe(0)
})

test('the search of the composer shows a phone number in groups, as the list of patients does', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  await add(page, 'Persona Telefónica Inventada', '17/05/1990')
  await page.getByLabel(/^Teléfono/).fill('5523456789')
  await save(page, 'Persona Telefónica Inventada')
  await page.goto(`${product.url}/prescriptions/new`)
  await page.locator('#rx-patient').fill('telefonica')
  await page.getByRole('option', { name: /Persona Telefónica Inventada.*55 2345 6789/ }).waitFor()
})

test('two patients are compared, merged with their prescriptions, and separated again', async () => {
  const { page, complaints } = await openTab(browser)
  // The names of the two patients differ only in upper and lower case.
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await logIn(page, product.demo, '/patients')
  await add(page, 'Doble Prueba Ficticia', '17/05/1980')
  await save(page, 'Doble Prueba Ficticia')
  const old = page.url()
  await prescribe(old.slice(-36))
  await add(page, 'doble prueba ficticia', '17/05/1980')
  await page.getByRole('button', { name: 'Guardar paciente' }).click()
  await page.getByRole('button', { name: 'Es otra persona' }).click()
  await title('doble prueba ficticia').waitFor()
  const kept = page.url()
  await page.getByRole('button', { name: 'Comparar y unir con Doble Prueba Ficticia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unir en un solo paciente' })
  await dialog
    .getByRole('radio', { name: /El otro/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Unir pacientes' }).click()
  await title('Doble Prueba Ficticia').waitFor()
  const prescriptions = page.getByRole('region', { name: 'Recetas' })
  await prescriptions.getByText(/naproxeno/i).waitFor()
  await prescriptions.getByRole('link', { name: /^Repetir la receta del / }).click()
  await page.getByLabel(/^Indicaciones de Naproxeno/i).waitFor()
  await page.goto(old)
  await page.waitForURL(kept)
  await page.getByRole('button', { name: 'Separar de nuevo' }).click()
  await title('doble prueba ficticia').waitFor()
  await page.goto(old)
  await title('Doble Prueba Ficticia').waitFor()
  expect(complaints).toEqual([])
})

test('all data of a patient are exported in both formats, and a request shows its last day', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/patients?search=nanez')
  await page.getByRole('link', { name: 'Ramón Ñáñez Ficticio' }).click()
  const read = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  const data = JSON.parse(await read('Archivo JSON')) as { patient: { name: string }; events: unknown[] }
  expect(data.patient.name).toBe('Ramón Ñáñez Ficticio')
  expect(data.events.length).toBeGreaterThan(0)
  expect(await read('Página para leer')).toContain('Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: 'Anotar solicitud' }).click()
  await page.getByLabel('Qué pide').selectOption({ label: 'Cancelación: borrarlos' })
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  await page.getByText(/Responder a más tardar el/).waitFor()
  expect(complaints).toEqual([])
})
