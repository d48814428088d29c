import type { Page } from 'playwright-core'

interface Workplace {
  patron: string
  name: string
  location: string
  zip: string
  contact: string
  paper: string
}

/** Fills in the open form of a new workplace, saves it, and waits for the page of the workplace. */
export async function addWorkplace(page: Page, w: Workplace): Promise<void> {
  await page.getByLabel('Nombre en la receta').fill(w.patron)
  await page.getByLabel('Nombre corto').fill(w.name)
  await page.getByLabel('Domicilio completo').fill(w.location)
  await page.getByLabel('Código postal').fill(w.zip)
  await page.getByLabel('Teléfono o correo').fill(w.contact)
  await page.getByLabel('Tamaño de la hoja').selectOption({ label: w.paper })
  await page.getByRole('button', { name: 'Guardar sitio' }).click()
  await page.getByRole('heading', { level: 1, name: w.name }).waitFor()
}
