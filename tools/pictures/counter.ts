import type { Page } from 'playwright-core'
import { PATIENT } from './composer.ts'
import type { Demo } from './product.ts'

/** Opens the pharmacy's page with the demo's token, and shows a prescription of the patient in the pictures. */
export async function scanAtCounter(page: Page, demo: Demo, signature: string): Promise<void> {
  await page.goto(`${demo.url}/pharmacy`)
  await page.getByLabel('Clave de la farmacia').fill(demo.pharmacy.token)
  await page.getByRole('button', { name: 'Abrir mostrador' }).click()
  const scanned = page.getByLabel('Escanee el QR o escriba el código de la receta')
  await scanned.fill(`${demo.url}/v/${signature}`)
  await scanned.press('Enter')
  await page.getByText(PATIENT.name).first().waitFor()
}
