import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'
import { comeBack } from './access.ts'

/** What a doctor does, in a doctor's words. */

/** Is there again with a session that is open; how it is opened by hand is in access.ts. */
export async function logIn(page: Page, demo: Demo, at = '/'): Promise<void> {
  await comeBack(page, demo, demo.doctor, at)
  if (at === '/') await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
}

export async function startPrescription(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Receta nueva' }).first().click()
  await page.getByRole('heading', { name: 'Receta nueva' }).waitFor()
}

export async function choosePatient(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Paciente' }).fill(typed)
  await page.getByRole('option', { name }).click()
  // The page goes on by itself: who writes somewhere else before that loses the letters.
  await page.locator('#rx-diagnosis:focus').waitFor()
}

export async function addDrug(page: Page, typed: string, presentation: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill(typed)
  await page.getByRole('option', { name: presentation }).first().click()
}

export async function writeInstructions(page: Page, drug: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^Indicaciones de ${drug}`) }).fill(text)
}

/** On the open record, once the text that the patient consents to is there. */
export async function recordConsent(page: Page): Promise<void> {
  await page.getByText(/^Fundamento: /).waitFor()
  await page.getByLabel('Cómo consintió').selectOption('Firmó en papel')
  await page.getByRole('button', { name: 'Registrar consentimiento' }).click()
}

/** Chooses an amount: one of the list, or any number. */
export async function chooseQuantity(page: Page, drug: string, packages: number): Promise<void> {
  const field = page.getByLabel(new RegExp(`^Cantidad de ${drug}`)).first()
  await field.selectOption({ label: packages === 1 ? '1 caja o envase' : `${packages} cajas o envases` })
}

/** Issues by keyboard, from another place than the last time too, and waits for the prescription. @returns its signature */
export async function issue(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter')
  const issued = page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const unlikeTheLast = page.getByRole('button', { name: 'Emitir así' })
  await Promise.race([issued, unlikeTheLast.waitFor().catch(() => issued)])
  if (await unlikeTheLast.isVisible()) await unlikeTheLast.click()
  await issued
  return page.url().slice(-64)
}
