import type { Page } from 'playwright-core'
import type { Product } from '../product.ts'
import { addDrug, beginAnother, choosePatient, openComposer, writeInstructions } from './doctor.ts'

let written = 0

/**
 * Writes a complete prescription, ready to be issued, in a page that has opened nothing or is already the doctor's. Each call writes another number of days, because the page asks
 * before it repeats a prescription of the last ten minutes.
 */
export async function writeCompletePrescription(page: Page, product: Product): Promise<void> {
  await (page.url() === 'about:blank' ? openComposer(page, product.demo) : beginAnother(page))
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  const days = 5 - (written % 4)
  written += 1
  await writeInstructions(page, 'Naproxeno', `1 tab c/12h x ${days}d VO`)
  await page.getByText(`Tomar 1 tableta por vía oral cada 12 horas durante ${days} días.`).first().waitFor()
  // The computed quantity is the last change that the product makes to the draft by itself.
  await page.locator('.sheet').getByText('1 caja', { exact: true }).waitFor()
}

/** Number of prescriptions of the doctor. */
export async function countIssuedPrescriptions(product: Product): Promise<number> {
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
