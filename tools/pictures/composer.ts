import type { Page } from 'playwright-core'
import { heading } from './camera.ts'

export const PATIENT = { typed: 'lucia', name: 'Lucía Mendoza Ejemplo' }
const DIAGNOSIS = 'Faringitis aguda'
const ROWS = [
  {
    typed: 'amoxicilina 500',
    drug: 'Amoxicilina',
    text: 'Tomar 1 cápsula cada 8 horas durante 7 días',
  },
  {
    typed: 'paracetamol 500',
    drug: 'Paracetamol',
    text: 'Tomar 1 tableta cada 8 horas durante 3 días',
  },
  {
    typed: 'loratadina 10',
    drug: 'Loratadina',
    text: 'Tomar 1 tableta cada 24 horas durante 5 días',
  },
]

/** Writes the prescription that the pictures show in the composer, without issuing it. */
export async function writePrescription(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await heading(page, /Receta Nueva/)
  await choose(page, /Buscar paciente/, PATIENT.typed, new RegExp(PATIENT.name))
  await page.getByRole('combobox', { name: 'Diagnóstico' }).fill(DIAGNOSIS)
  for (const { typed, drug, text } of ROWS) {
    await choose(page, /Agregar medicamento/, typed, new RegExp(`^${drug}`, 'i'))
    await page.getByRole('textbox', { name: new RegExp(`^Indicaciones de ${drug}`) }).fill(text)
  }
  await page.getByText('Guardado en su cuenta').first().waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)')
}

/** Chooses an option in a search of the composer. On a phone the search has a screen of its own, which a button opens first. */
async function choose(page: Page, field: RegExp, typed: string, option: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  const opener = page.getByRole('button', { name: field })
  await box.or(opener).first().waitFor()
  if (!(await box.first().isVisible())) await opener.first().click()
  await box.first().fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}
