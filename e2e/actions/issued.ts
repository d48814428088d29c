import type { Page } from 'playwright-core'
import type { Drug } from '#contract/medications/medications.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { Product } from '../product.ts'
import { addDrug, beginAnother, choosePatient, openComposer, writeInstructions } from './doctor.ts'
import { logInToApi } from './every-page.ts'

let written = 0

/**
 * Writes a complete prescription that is ready to be issued, in an empty page or in one where the doctor is logged in. Each call
 * writes another number of days, because the product asks for confirmation before it issues a prescription equal to one of the
 * last ten minutes.
 */
export async function writeCompletePrescription(page: Page, product: Product): Promise<void> {
  await (page.url() === 'about:blank' ? openComposer(page, product.demo) : beginAnother(page))
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  const days = 5 - (written % 4)
  written += 1
  await writeInstructions(page, 'Naproxeno', `1 tab c/12h x ${days}d VO`)
  await page.getByText(`Tomar 1 tableta por vía oral cada 12 horas durante ${days} días.`).first().waitFor()
  // The computed quantity is the last change that the product itself makes to the draft, so that the draft is complete once it
  // is shown.
  await page.locator('.sheet').getByText('1 caja', { exact: true }).waitFor()
}

/**
 * Issues a prescription by API calls, for tests of what happens afterwards; the composer has tests of its own.
 * @param drugs texts to search for, each of which finds its drug as the first result
 * @param days length of the treatment. Callers vary it between prescriptions of the same drugs, because the product asks for
 * confirmation before it issues an equal prescription
 * @returns its signature
 */
export async function issueByCall({ demo }: Product, drugs: readonly string[], days = 5): Promise<string> {
  const call = await logInToApi(demo, demo.doctor)
  const patients = await call<{ uid: string; name: string }[]>('GET', '/api/v2/patient/')
  const patient = patients.find(({ name }) => name === 'Ramón Ñáñez Ficticio')
  const medications = []
  for (const typed of drugs) {
    const search = encodeURIComponent(typed)
    const { results } = await call<{ results: Drug[] }>('GET', `/api/v2/drugs/?search=${search}`)
    medications.push({
      presentation: results[0]?.presentation,
      drug_upc: results[0]?.uid,
      instructions: `Tomar 1 tableta por vía oral cada 12 horas durante ${days} días.`,
      qty: 1,
    })
  }
  const body = { patient: { uid: patient?.uid }, medications, send_rx: true }
  const { signature } = await call<IssuedPrescription>('POST', '/api/v2/rx-endpoint/', body)
  return signature
}

/** Number of prescriptions that the doctor has issued. */
export async function countIssuedPrescriptions({ demo }: Product): Promise<number> {
  const call = await logInToApi(demo, demo.doctor)
  const { count } = await call<{ count: number }>('GET', '/api/v2/rx-endpoint/?limit=1')
  return count
}
