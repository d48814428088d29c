import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choosePatient, logIn, startPrescription } from './actions/doctor.ts'
import { violationsOn } from './axe.ts'
import { openBrowser, openTab } from './browser.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const birthOf = (page: Page) => page.getByRole('textbox', { name: 'Fecha de nacimiento o edad' })

const add = async (page: Page, name: string, birth: string, curp = '') => {
  await page.goto(`${product.url}/patients`)
  await page.getByRole('button', { name: 'Agregar paciente' }).click()
  await page.getByLabel('Nombre completo').fill(name)
  await birthOf(page).fill(birth)
  await page.getByLabel('Sexo').selectOption({ label: 'Mujer' })
  await page.getByLabel(/^CURP/).fill(curp)
  await page.getByLabel('Nombre completo').focus()
}
const save = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Guardar paciente' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
/** As a program does; what the composer does is tested elsewhere. */
async function prescribe(uid: string): Promise<void> {
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { key } = (await (await send('/rest-auth/login/', product.demo.doctor)).json()) as { key: string }
  const instructions = 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días'
  const draft = {
    patient: { uid },
    medications: [{ presentation: 'Naproxeno tabletas 500 mg', instructions, via: 'oral' }],
  }
  const answer = await send('/api/v2/rx-endpoint/', draft, { authorization: `Token ${key}` })
  expect(answer.status, await answer.text()).toBe(201)
}

const consent = (page: Page) => page.getByRole('button', { name: 'Registrar consentimiento' }).click()
const ask = (page: Page, section: string) =>
  page.getByRole('button', { name: `Registrar: ${section}` }).click()

test('an allergy that is recorded while prescribing is shown there, with the weight, and on the patient’s page', async () => {
  const { page, complaints } = await openTab(browser, { bypassCSP: true })
  await logIn(page, product.demo)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByText('Alergias sin preguntar').waitFor()
  await page.getByRole('button', { name: 'Expediente' }).click()
  await consent(page)
  await ask(page, 'Alergias')
  await page.getByRole('combobox', { name: /Agregar clase o principio activo/ }).fill('penicil')
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
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a CURP that says otherwise is shown field by field, and the doctor decides', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await add(page, 'Rosa Paz Ficticia', '28/04/1956', 'HEGG560427MVZRRL04')
  const conflict = page.getByRole('group', { name: 'La CURP dice otra cosa' })
  await conflict.getByText('Fecha de nacimiento o edad: la CURP dice 27 abr 1956').waitFor()
  await page.getByRole('button', { name: 'Guardar paciente' }).click()
  await page.getByText('La CURP no coincide con estos datos. Corrija').first().waitFor()
  expect(await birthOf(page).inputValue()).toBe('28/04/1956')
  await conflict.getByRole('button', { name: /Usar lo que dice la CURP en Fecha/ }).click()
  await conflict.getByText('iniciales').waitFor()
  await conflict.getByLabel('Guardar así: los datos escritos son correctos').check()
  await save(page, 'Rosa Paz Ficticia')
  await page.getByText('Nombre: las iniciales son otras').waitFor()
})

test('two that are one: compared, merged, prescriptions together, and taken apart again', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await add(page, 'Doble Prueba Ficticia', '17/05/1980')
  await save(page, 'Doble Prueba Ficticia')
  const old = page.url()
  await prescribe(old.slice(-36))
  await add(page, 'doble prueba ficticia', '17/05/1980')
  await save(page, 'doble prueba ficticia')
  const kept = page.url()
  await page.getByRole('button', { name: 'Comparar y unir con Doble Prueba Ficticia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unir en un solo paciente' })
  await dialog
    .getByRole('radio', { name: /El otro/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Unir pacientes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Doble Prueba Ficticia' }).waitFor()
  await page
    .getByRole('region', { name: 'Recetas' })
    .getByText(/naproxeno/i)
    .waitFor()
  await page.goto(old)
  await page.waitForURL(kept)
  await page.getByRole('button', { name: 'Separar de nuevo' }).click()
  await page.getByRole('heading', { level: 1, name: 'doble prueba ficticia' }).waitFor()
  await page.goto(old)
  await page.getByRole('heading', { level: 1, name: 'Doble Prueba Ficticia' }).waitFor()
  expect(complaints).toEqual([])
})

test('everything held about a patient leaves in both forms, and a request shows its day', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await page.goto(`${product.url}/patients?search=nanez`)
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
