import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDrug, beginAnother, choosePatient, logIn, writeInstructions } from './actions/doctor.ts'
import { lit, typeFast, waitForPaint } from './actions/keys.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of the patient of a prescription: the doctor changes the patient while writing, and completes the patient's record
 * through the facts shown under the patient's name.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** The tab in which the tests write prescriptions, one after the other. */
let kept: Tab
beforeAll(async () => {
  kept = await openTab(browser)
  await logIn(kept.page, product.demo, '/drafts')
})

const items = (page: Page) => page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem')

test('a change of the patient names what stays in the draft, and one key takes it out', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await typeFast(page, 'presion alta por revisar', 'Enter')
  await page.getByRole('button', { name: /^Repetir última Losartán, Atorvastatina/ }).waitFor()
  // Alt+R, which repeats the last prescription, also clears text that was typed into the search for medicines (Alt+N).
  await page.keyboard.press('Alt+n')
  await page.keyboard.type('lo')
  await page.keyboard.press('Alt+r')
  await items(page).nth(1).waitFor()
  await expect.poll(() => page.locator('#rx-add:focus').inputValue()).toBe('')
  const line = page.getByText(
    'Se conserva lo escrito para Ramón Ñáñez Ficticio: diagnóstico, 2 medicamentos e indicaciones generales.',
  )
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await line.waitFor()
  // Once the first patient is chosen again, the notice that the draft still has that patient's medicines disappears.
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await line.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await line.waitFor()
  await page.keyboard.press('Alt+x')
  await page
    .getByText('Se quitó de la receta: diagnóstico, 2 medicamentos e indicaciones generales.')
    .waitFor()
  await line.waitFor({ state: 'detached' })
  expect(await items(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await items(page).nth(1).waitFor()
  await expect.poll(() => page.locator('#rx-diagnosis').inputValue()).toBe('presion alta por revisar')
  expect(complaints).toEqual([])
})

test('a fact under the name of the patient opens its editor in place, which asks for the consent in one row', async () => {
  const { page, complaints } = kept
  // The answer with the privacy notice, to which the patient consents, is delayed.
  let answer = (): void => undefined
  const isSaving = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/privacy\/$/, async (route) => {
    await isSaving
    await route.continue()
  })
  await beginAnother(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const facts = page.getByRole('list', { name: 'Del expediente' })
  const fact = (name: string) => facts.getByRole('button', { name })
  const field = page.locator('[data-fact-editor] input:focus')
  await fact('Alergias sin preguntar').click()
  await field.waitFor()
  await page.keyboard.type('penic')
  await lit(page, /^Penicilinas/).waitFor()
  // Enter takes an entry of the list only after the list was painted.
  await waitForPaint(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('Reacción a Penicilinas').waitFor()
  // The fields for the details of an allergy leave enough width for the allergy's name to be on one line.
  const named = page.locator('[data-fact-editor] li').getByText('Penicilinas', { exact: true })
  const usual = page.viewportSize()
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await named.boundingBox())?.height, `${width} px`).toBeLessThan(40)
  }
  if (usual) await page.setViewportSize(usual)
  // Without a consent nothing is saved, and the focus moves to the field of the consent, which is still empty.
  await page.keyboard.press('Enter')
  await page.getByText('Elija cómo consintió el paciente.').waitFor()
  await page.locator('[data-fact-editor] select:focus').waitFor()
  await page.keyboard.type('F')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Guardando', exact: true }).waitFor()
  answer()
  await fact('Alergia: Penicilinas').and(page.locator(':focus')).waitFor()

  // The editor of another fact of the patient's record does not ask for the patient's consent again.
  await fact('Peso sin registrar').click()
  await field.waitFor()
  expect(await page.getByLabel('Cómo consintió').count()).toBe(0)
  await page.keyboard.press('Escape')
  await fact('Peso sin registrar').and(page.locator(':focus')).waitFor()
  expect(complaints).toEqual([])
})

test('while the card of the patient is scrolled away, a bar of 48 px shows the patient and edits the facts', async () => {
  const { page, complaints } = kept
  await beginAnother(page, { width: 1366, height: 500 })
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const bar = page.getByRole('region', { name: 'Paciente de la receta' })
  await page.getByRole('list', { name: 'Del expediente' }).getByRole('button').first().waitFor()
  expect(await bar.count()).toBe(0)
  await page.mouse.wheel(0, 2000)
  await bar.getByText('Ramón Ñáñez Ficticio').waitFor()
  await bar.getByText(/^\d+ años, masculino$/).waitFor()
  // The bar with the patient's name is 48 px high, and has a line of 1 px below.
  expect((await bar.boundingBox())?.height).toBe(49)
  await bar.getByRole('button', { name: 'Sin peso' }).click()
  await bar.locator('input:focus').waitFor()
  await page.keyboard.type('81')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: '81 kg' }).and(page.locator(':focus')).waitFor()
  await bar.getByRole('button', { name: 'Ir a los datos del paciente' }).click()
  await bar.waitFor({ state: 'detached' })
  await page.locator('#rx-patient-card button:focus').waitFor()
  expect(complaints).toEqual([])
})

test('while a changed patient is checked, nothing that was answered about the former one can be read', async () => {
  const { page, complaints } = kept
  await beginAnother(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'paracetamol 500', /Paracetamol.*caja con 10/)
  await writeInstructions(page, 'Paracetamol', '1 tab c/8h x 3d')
  const safety = page.getByRole('region', { name: 'Seguridad' })
  const details = safety.getByText('Qué falta y qué se revisa')
  await safety.locator('[aria-busy=false]').waitFor()
  await details.waitFor()

  let answer = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v2/safety/check/', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await expect.poll(() => safety.innerText()).toMatch(/^Seguridad\s+Revisando…$/)
  answer()
  await safety.locator('[aria-busy=false]').waitFor()
  await details.waitFor()
  expect(complaints).toEqual([])
})
