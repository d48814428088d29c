import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choosePatient, logIn, recordConsent, startPrescription } from './actions/doctor.ts'
import { typeFast } from './actions/keys.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* The patient of a prescription: changed while it is written, and their record filled from the facts under their name. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const items = (page: Page) => page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem')

test('a change of the patient names what stays in the draft, and one key takes it out', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await typeFast(page, 'presion alta por revisar', 'Enter')
  await page.getByRole('button', { name: /^Repetir última Losartán, Atorvastatina/ }).waitFor()
  await page.keyboard.press('Alt+r')
  await items(page).nth(1).waitFor()
  const line = page.getByText(
    'Se conserva lo escrito para Ramón Ñáñez Ficticio: diagnóstico, 2 medicamentos e indicaciones generales.',
  )
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await line.waitFor()
  // The former patient again: what was written is theirs, and the line goes.
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
  expect(await page.locator('#rx-diagnosis').inputValue()).toBe('presion alta por revisar')
  expect(complaints).toEqual([])
})

test('a fact under the name of the patient opens its editor in the record, with the focus in it', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const facts = page.getByRole('list', { name: 'Del expediente' })
  await facts.getByRole('button', { name: 'Peso sin registrar' }).click()
  await recordConsent(page)
  await page.locator('#rx-record input:focus').waitFor()
  await page.keyboard.type('81')
  await page.keyboard.press('Enter')
  await facts.getByRole('button', { name: '81 kg' }).waitFor()
  // A second fact opens beside the first, in the record that is open already.
  await facts.getByRole('button', { name: 'Alergias sin preguntar' }).click()
  await page.locator('#rx-record form input:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Registrar: Alergias' }).waitFor()
  await facts.getByRole('button', { name: 'Alergias sin preguntar' }).click()
  await page.locator('#rx-record form input:focus').waitFor()
  expect(complaints).toEqual([])
})
