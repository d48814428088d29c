import type { Page, ViewportSize } from 'playwright-core'
import type { Demo } from '../product.ts'
import { openLoggedInPage } from './access.ts'

/** Opens a page with a session made by an API call; access.ts has the login through the form. */
export async function logIn(page: Page, demo: Demo, at = '/'): Promise<void> {
  await openLoggedInPage(page, demo, demo.doctor, at)
  if (at === '/') await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
}

/** Opens the composer with a session made by an API call, and not through the home page. */
export async function openComposer(page: Page, demo: Demo): Promise<void> {
  await logIn(page, demo, '/prescriptions/new')
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
}

export async function startPrescription(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await page.getByRole('heading', { name: 'Receta Nueva' }).waitFor()
}

const WIDE: ViewportSize = { width: 1440, height: 900 }

/**
 * Begins an empty prescription on the browser page of the previous test: discards a draft that is open in the composer, and
 * leaves the page of an issued prescription by its link. A draft that was not discarded would reappear after the next issue. The
 * browser page is reused, because loading and compiling the composer's code in a new page takes 1.3 s of processor time; the next
 * prescription on the same page takes 0.4 s. Buttons are pressed by key just after a change of the screen's size: while the page
 * still moves, a pointer can go down on one element and up on another, and then presses neither.
 */
export async function beginAnother(page: Page, screen = WIDE): Promise<void> {
  await page.setViewportSize(WIDE)
  if (new URL(page.url()).pathname === '/prescriptions/new')
    await page.getByRole('button', { name: 'Descartar', exact: true }).press('Enter')
  else {
    // The address changes before the page does: the composer of an issued prescription stays until the next page is loaded.
    await page.locator('#rx-patient-title').waitFor({ state: 'detached' })
    await startPrescription(page)
  }
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
  await page.setViewportSize(screen)
}

export async function choosePatient(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Paciente' }).fill(typed)
  await page.getByRole('option', { name }).click()
  // The page moves the focus to the diagnosis field. Letters typed elsewhere before that would be lost.
  await page.locator('#rx-diagnosis:focus').waitFor()
}

/**
 * Waits until all facts of the patient's record are on the card. If the server has not answered after a second, the page shows
 * a line and a button about the missing facts. Both disappear when the answer arrives, and the content below them moves.
 */
export async function waitForFacts(page: Page): Promise<void> {
  const card = page.locator('#rx-patient-card')
  await card.getByRole('list', { name: 'Del expediente' }).getByRole('listitem').first().waitFor()
  await card.getByRole('button', { name: 'Intentar de nuevo' }).waitFor({ state: 'detached' })
}

export async function addDrug(page: Page, typed: string, presentation: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /Agregar medicamento/ }).fill(typed)
  await page.getByRole('option', { name: presentation }).first().click()
}

export async function writeInstructions(page: Page, drug: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^Indicaciones de ${drug}`) }).fill(text)
}

/** Records the patient's consent on the open record, once the consent text has loaded. */
export async function recordConsent(page: Page): Promise<void> {
  await page.getByText(/^Fundamento: /).waitFor()
  await page.getByLabel('Cómo consintió').selectOption('Firmó en papel')
  const record = page.getByRole('button', { name: 'Registrar consentimiento' })
  await record.click()
  await record.waitFor({ state: 'detached' })
}

/** Chooses the number of packages of a medicine. */
export async function chooseQuantity(page: Page, drug: string, packages: number): Promise<void> {
  const field = page.getByLabel(new RegExp(`^Cantidad de ${drug}`)).first()
  await field.selectOption(String(packages))
}

/**
 * Issues by keyboard, and waits for the page of the prescription. Confirms the workplace if it differs from that of the last
 * prescription.
 * @returns the prescription's signature
 */
export async function issueFromComposer(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter')
  const issued = page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  const unlikeTheLast = page.getByRole('button', { name: 'Emitir así' })
  await Promise.race([issued, unlikeTheLast.waitFor().catch(() => issued)])
  if (await unlikeTheLast.isVisible()) await unlikeTheLast.click()
  await issued
  // The address changes before the page does: the composer stays until the next page is loaded.
  await page.locator('#rx-patient-title').waitFor({ state: 'detached' })
  return page.url().slice(-64)
}
