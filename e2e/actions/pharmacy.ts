import type { Page } from 'playwright-core'
import type { Demo } from '../product.ts'

/** Opens a pharmacy's counter with the token of the demo's pharmacy. */
export async function openCounter(page: Page, demo: Demo): Promise<void> {
  await page.goto(`${demo.url}/pharmacy`)
  await page.getByLabel('Clave de la farmacia').fill(demo.pharmacy.token)
  await page.getByRole('button', { name: 'Abrir mostrador' }).click()
  await scanField(page).waitFor()
}

const scanField = (page: Page) => page.getByLabel('Escanee el QR o escriba el código de la receta')

/** Types a text and presses Enter, as a barcode scanner does. */
export async function scan(page: Page, read: string): Promise<void> {
  await scanField(page).fill(read)
  await scanField(page).press('Enter')
}

export async function sell(
  page: Page,
  sale: { presentation: RegExp; quantity: number; ticket: string },
): Promise<void> {
  await page
    .getByLabel(new RegExp(`^Cantidad a surtir de .*${sale.presentation.source}`, 'i'))
    .fill(String(sale.quantity))
  await page.getByLabel('Número de ticket').fill(sale.ticket)
  await page.getByRole('button', { name: 'Registrar surtido' }).click()
  await page.getByText('Surtido registrado').waitFor()
}
