import type { Page } from 'playwright-core'
import type { Product } from '../product.ts'
import { addDrug, choosePatient, logIn, startPrescription, writeInstructions } from './doctor.ts'

/** Writes a prescription that can be issued as it is. */
export async function writeWhole(page: Page, product: Product): Promise<void> {
  await logIn(page, product.demo)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(page, 'Naproxeno', '1 tab c/12h x 5d VO')
  await page.getByText('Tomar 1 tableta por vía oral cada 12 horas durante 5 días.').first().waitFor()
  // The quantity follows the instructions: then nothing of the draft is still to come.
  await page.locator('.sheet').getByText('1 caja o envase').waitFor()
}

/** How many prescriptions the doctor has. */
export async function countIssued(product: Product): Promise<number> {
  const send = (at: string, init: RequestInit) => fetch(product.url + at, init)
  const login = await send('/rest-auth/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.demo.doctor),
  })
  const { key } = (await login.json()) as { key: string }
  const list = await send('/api/v2/rx-endpoint/?limit=1', { headers: { authorization: `Token ${key}` } })
  return ((await list.json()) as { count: number }).count
}
