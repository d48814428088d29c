import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDrug,
  beginAnother,
  choosePatient,
  logIn,
  openComposer,
  recordConsent,
  writeInstructions,
} from './actions/doctor.ts'
import { axeViolations } from './axe.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser

/** Answer of the fake language model; each test sets it. */
let said = ''
const model = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: said } }] }))
})

withRunningProduct((it) => ({ product, browser } = it), {
  environment: async () => {
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
    const { port } = model.address() as AddressInfo
    const host = `127.0.0.1:${port}`
    return {
      AI_BASE_URL: `http://${host}/v1`,
      AI_API_KEY: 'clave',
      AI_MODEL: 'modelo',
      OUTBOUND_ALLOWED: host,
    }
  },
})
/** Tab that several tests share, in which no call fails. */
let kept: Tab
beforeAll(async () => {
  kept = await openTab(browser)
  await logIn(kept.page, product.demo)
})
afterAll(() => {
  model.closeAllConnections()
  model.close()
})

const DAILY = 'Tomar 1 tableta cada 24 horas durante 7 días'
const rowOf = (page: Page, drug: string) =>
  page.getByRole('listitem', { name: new RegExp(`^\\d+\\. ${drug}`) })
const safety = (page: Page) => page.getByRole('region', { name: 'Seguridad' })

/** Lines of the panel with the results of the safety checks. Screen readers get the text from another element. */
const told = (page: Page) => safety(page).getByRole('paragraph')

async function write(page: Page, drugs: readonly (readonly [string, RegExp, string])[]): Promise<void> {
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  for (const [typed, option, name] of drugs) {
    await addDrug(page, typed, option)
    await writeInstructions(page, name, DAILY)
  }
}

/** Issues by keyboard, and confirms the workplace and the delivery by mail if the page asks about them. */
async function pressIssue(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await confirmPlace(page)
}

async function confirmPlace(page: Page): Promise<void> {
  const meant = page.getByRole('button', { name: 'Emitir así' })
  const stopped = page.getByRole('dialog', { name: 'Está contraindicado' })
  const issued = page.getByRole('heading', { name: 'Lo que ha pasado' })
  await meant.or(stopped).or(issued).first().waitFor()
  if (await meant.isVisible()) await meant.click()
}

test('a finding is shown at its row with its level, advice, reason and source', async () => {
  const { page, complaints } = await openTab(browser)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/v2/locations/', async (route) => {
    await arrived
    await route.continue()
  })
  await openComposer(page, product.demo)
  await write(page, [
    ['omeprazol 20', /Omeprazol/, 'Omeprazol'],
    ['levotiroxina 100', /Levotiroxina/, 'Levotiroxina'],
  ])
  const warnings = page.getByRole('list', { name: 'Advertencias de Levotiroxina' })
  await warnings
    .getByText('omeprazol con levotiroxina')
    .or(warnings.getByText('levotiroxina con omeprazol'))
    .waitFor()
  // The warning about a medicine is beside the medicine's number, and nearly as wide as the medicine's row.
  const [warning, row] = [await warnings.boundingBox(), await rowOf(page, 'Levotiroxina').boundingBox()]
  expect(warning?.width ?? 0).toBeGreaterThan(0.8 * (row?.width ?? 0))
  await warnings.getByText('Por qué', { exact: true }).first().click()
  await warnings
    .getByText(/^Fuente: /)
    .first()
    .waitFor()
  await told(page)
    .filter({ hasText: /^Se encontró: \d leves?\.$/ })
    .waitFor()
  await told(page)
    .filter({ hasText: /^No se pudo revisar: .*alergias/ })
    .waitFor()
  // An issue before the workplaces have loaded must wait for them, so that it does not use the wrong one.
  await page.keyboard.press('Control+Enter')
  await page.getByText('Se cargan sus lugares de trabajo.').waitFor()
  arrive()
  await confirmPlace(page)
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  expect(await page.getByText('Emitida a pesar de una advertencia').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a finding of the highest level stops the issue once; its reason is on the timeline, and a repetition is checked again', async () => {
  const { page, complaints } = await openTab(browser)
  const conflicts: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 409) conflicts.push(new URL(answer.url()).pathname)
  })
  await openComposer(page, product.demo)
  await write(page, [
    ['claritromicina 500', /Claritromicina/, 'Claritromicina'],
    ['simvastatina 20', /Simvastatina/, 'Simvastatina'],
  ])
  await page.getByRole('list', { name: 'Advertencias de Simvastatina' }).getByText('Contraindicado').waitFor()
  await pressIssue(page)
  const dialog = page.getByRole('dialog', { name: 'Está contraindicado' })
  await dialog.getByLabel('Motivo').waitFor()
  await dialog.getByRole('button', { name: 'Emitir con este motivo' }).click()
  await dialog.getByText('Escriba el motivo.', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Volver y cambiar' }).click()
  await dialog.waitFor({ state: 'detached' })

  const reason = 'Suspende la simvastatina mientras toma el antibiótico'
  await pressIssue(page)
  await dialog.getByLabel('Motivo').fill(reason)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await pressIssue(page)
  await dialog.getByLabel('Motivo').waitFor()
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe(reason)
  await dialog.getByRole('button', { name: 'Emitir con este motivo' }).click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await page.getByText('Emitida a pesar de una advertencia').waitFor()
  await page.getByText(new RegExp(reason)).waitFor()

  const signature = page.url().slice(-64)
  await page.goto(`${product.demo.url}/prescriptions/new?repeat=${signature}`)
  await page.getByRole('list', { name: 'Advertencias de Simvastatina' }).getByText('Contraindicado').waitFor()
  // The delivery by mail now differs from that of the last prescription. One dialog asks about all that must be confirmed.
  await page.getByRole('checkbox', { name: 'Enviar al paciente' }).uncheck()
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('heading', { name: 'No es como la última receta' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await dialog.getByRole('button', { name: `Usar el de la última vez: «${reason}»` }).click()
  await dialog.getByRole('button', { name: 'Emitir con este motivo' }).click()
  // The patient got a prescription with the same rows moments ago, so the page asks whether to issue it again. The draft is
  // kept if the doctor declines.
  const again = page.getByRole('dialog', { name: '¿Emitir otra receta igual?' })
  await again.getByText(/^Hace menos de 10 minutos emitió a este paciente una receta/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await again.getByRole('button', { name: 'Revisar' }).click()
  await again.waitFor({ state: 'detached' })
  expect(page.url()).toContain('/prescriptions/new')
  await page.keyboard.press('Control+Enter')
  await dialog.getByRole('button', { name: 'Emitir con este motivo' }).click()
  await again.getByRole('button', { name: 'Emitir otra' }).click()
  await page.waitForURL(
    (url) => /\/prescriptions\/[0-9a-f]{64}$/.test(url.pathname) && !url.href.endsWith(signature),
  )
  // The browser itself logs the refused responses: of the issue, and of saving a draft that was issued meanwhile.
  expect(complaints.filter((text) => !/status of (422|409)/.test(text))).toEqual([])
  const refused = conflicts.filter((path) => !path.startsWith('/api/v2/drafts/'))
  expect(refused).toEqual(['/api/v2/rx-endpoint/', '/api/v2/rx-endpoint/'])
})

test('the button of a warning opens a search that says that the medicine is changed', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await write(page, [
    ['claritromicina 500', /Claritromicina/, 'Claritromicina'],
    ['simvastatina 20', /Simvastatina/, 'Simvastatina'],
  ])
  await page
    .getByRole('list', { name: 'Advertencias de Simvastatina' })
    .getByRole('button', { name: 'Cambiar por…' })
    .first()
    .click()
  const search = page.getByRole('combobox', { name: 'Cambiar Simvastatina' })
  await search.and(page.locator(':focus')).waitFor()
  expect(await search.getAttribute('placeholder')).toBe('Cambiar por otro medicamento: genérico o marca')
  expect(complaints).toEqual([])
})

test('when the checks do not respond, the page says so, and never shows the draft as checked', async () => {
  const { page } = await openTab(browser)
  await page.route('**/api/v2/safety/check/', (route) => route.abort())
  await openComposer(page, product.demo)
  await write(page, [['paracetamol 500', /Paracetamol/, 'Paracetamol']])
  await told(page)
    .filter({ hasText: 'No se pudo revisar: el servicio no responde. Puede seguir escribiendo.' })
    .waitFor()
  expect(await page.getByText('Nada en lo que se pudo revisar.').count()).toBe(0)
  await page.unroute('**/api/v2/safety/check/')
  await safety(page).getByRole('button', { name: 'Revisar de nuevo' }).click()
  await told(page)
    .filter({ hasText: /^No se pudo revisar: .*alergias/ })
    .waitFor()
})

test('the check on the dashboard shows findings, nothing found, or not checked and why; the model only explains', async () => {
  const { page, complaints } = kept
  const widget = page.getByRole('region', { name: 'Interacciones de medicamentos' })
  const add = async (typed: string, option: RegExp) => {
    await widget.getByRole('combobox', { name: 'Agregar medicamento' }).fill(typed)
    await widget.getByRole('option', { name: option }).first().click()
  }
  await add('simvastatina 20', /Simvastatina/)
  await widget.getByText('Agregue dos medicamentos, o uno y un paciente.').waitFor()
  await add('paracetamol 500', /Paracetamol/)
  await widget.getByText('Nada en lo que se pudo revisar.').first().waitFor()
  await add('claritromicina 500', /Claritromicina/)
  const found = widget.getByRole('list', { name: 'Lo que se encontró' })
  await found.getByText('Contraindicado').first().waitFor()
  said = 'No existe ningún riesgo entre claritromicina y simvastatina.'
  await widget.getByRole('button', { name: 'Explicar con IA' }).click()
  await widget.getByText('No hay explicación por ahora. Lo que se encontró sigue igual.').waitFor()
  said = 'La claritromicina frena el metabolismo de la simvastatina: la combinación está contraindicada.'
  await widget.getByRole('button', { name: 'Explicar con IA' }).click()
  await widget.getByText(said).waitFor()
  await add('te de hierbas zzz', /Usar «te de hierbas zzz» como está/)
  await widget
    .getByText(/^No se pudo revisar: «te de hierbas zzz», que no se reconoce/)
    .first()
    .waitFor()
  await found.getByText('Contraindicado').first().waitFor()
  await widget.getByRole('combobox', { name: 'Paciente' }).fill('nanez')
  await widget.getByRole('option', { name: /Ramón Ñáñez Ficticio/ }).click()
  await widget
    .getByText(/alergias.*\(sin registrar\)/)
    .first()
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a child’s dose asks for a missing weight, and is then shown in mg and mL, to be written with one press', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'ana sof', 'Ana Sofía Prueba Inventada')
  await addDrug(page, 'paracetamol', /suspensión oral 160 mg\/5 mL/)
  await page.getByText('Para calcular la dosis falta su peso.').waitFor()
  await page.getByRole('button', { name: 'Registrar su peso' }).press('Enter')
  await page.locator('#rx-record:focus').waitFor()
  await recordConsent(page)
  await page.getByRole('button', { name: 'Registrar: Peso' }).click()
  await page.locator('#rx-record').getByRole('textbox', { name: /^Peso/ }).fill('18')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()

  // The usual dose of paracetamol is 10 to 15 mg per kg, four times a day. Syringes are marked in half millilitres.
  await page.getByText('180 a 270 mg cada 6 horas (5.5 a 8.5 ml)').waitFor()
  await page.getByRole('button', { name: 'Escribir 8.5 ml' }).press('Enter')
  await expect.poll(() => page.getByLabel(/^Indicaciones de Paracetamol$/).inputValue()).toBe('8.5 ml c/6h')
  await page.getByText('Tomar 8.5 ml por vía oral cada 6 horas.').first().waitFor()
  expect(complaints).toEqual([])
})

test('a precaution is one line beside the sheet, and is written out on a phone, where its button stands below', async () => {
  const { page, complaints } = kept
  await beginAnother(page, { width: 1366, height: 900 })
  await write(page, [['clonazepam', /^Clonazepam/, 'Clonazepam']])
  const precaution = rowOf(page, 'Clonazepam').getByText(/^Precaución: clonazepam a esta edad/)
  await precaution.waitFor()
  const shape = () =>
    precaution.evaluate((one) => ({
      lines: Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      isCut: one.scrollWidth > one.clientWidth,
    }))
  await expect.poll(async () => (await shape()).lines).toBe(1)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(shape).toEqual({ lines: expect.toSatisfy((lines: number) => lines > 1), isCut: false })
  expect(complaints).toEqual([])
})
