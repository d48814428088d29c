import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  logIn,
  openComposer,
  recordConsent,
  writeInstructions,
} from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of changes to a patient's record that the doctor has typed while prescribing and not saved with "Guardar". */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const ask = (page: Page, section: string) =>
  page.getByRole('button', { name: `Registrar: ${section}` }).click()

test('unsaved changes to the patient’s record are neither ignored by the checks nor lost', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'lucia', 'Lucía Mendoza Ejemplo')
  await addDrug(page, 'amoxicilina 500', /Amoxicilina cápsula 500/)
  await writeInstructions(page, 'Amoxicilina', '1 cápsula cada 8 horas por 7 días')
  await page.getByRole('button', { name: 'Expediente' }).click()
  await recordConsent(page)
  await ask(page, 'Alergias')
  await page.getByRole('combobox', { name: /Agregar clase, principio activo/ }).fill('penicil')
  await page
    .getByRole('option', { name: /^Penicilinas/ })
    .first()
    .click()
  // The unsaved changes must survive keys and clicks out of habit: Escape, the next question, closing the record.
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape')
  await ask(page, 'Peso')
  await page.getByRole('button', { name: 'Expediente' }).click()
  await page.locator('#rx-record form:focus').waitFor()
  const reaction = page.getByLabel('Reacción a Penicilinas')

  await page.keyboard.press('Control+Enter')
  const left = page.getByRole('link', { name: /^Guarde o cancele lo que escribió del paciente/ })
  await left.first().click()
  await page.locator('#rx-record form:focus').waitFor()
  await reaction.fill('Ronchas')
  await page.locator('#rx-record').getByRole('button', { name: 'Guardar', exact: true }).first().click()
  await left.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Del expediente' }).getByText('Alergia: Penicilinas').waitFor()
  await page
    .getByLabel('Advertencias de Amoxicilina')
    .getByText(/alergi/i)
    .first()
    .waitFor()
  expect(page.url()).toContain('/prescriptions/new')

  await page.getByRole('button', { name: 'Corregir datos' }).click()
  await page.getByLabel('Correo electrónico').fill('otra@paciente.example')
  await page.keyboard.press('Control+Enter')
  await left.waitFor()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click()
  await left.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('the patient’s page with unsaved changes is not left for a new prescription', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/patients')
  await page.getByRole('link', { name: /Guadalupe Simulada/ }).click()
  await recordConsent(page)
  await ask(page, 'Alergias')
  await page.getByRole('combobox', { name: /Agregar clase, principio activo/ }).fill('sulfas')
  await page.getByRole('link', { name: 'Nueva receta', exact: true }).click()
  await page.getByText('Guarde o cancele lo que escribió: si no, se perdería.').waitFor()
  await page.locator('form:focus').waitFor()
  expect(page.url()).toContain('/patients/')
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await page.getByRole('link', { name: 'Nueva receta', exact: true }).click()
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
  expect(complaints).toEqual([])
})
