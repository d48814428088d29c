import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PatientRecord } from '#contract/patients/patient-record.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { addDrug, choosePatient, openComposer, writeInstructions } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of a prescription that continues a medicine of the patient's record with another dose. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const NAME = 'Crescencia Ficticia Continuada'

/** A patient whose record says that losartán is taken once a day. */
async function patientWithLosartan() {
  const call = await logInToApi(product.demo, product.demo.doctor)
  const { uid } = await call<{ uid: string }>('POST', '/api/v2/patient/', {
    name: NAME,
    date_of_birth: '1961-04-05',
    gender: 'F',
    email: '',
  })
  const path = `/api/v2/patient/${uid}/record/`
  await call('PATCH', path, {
    version: 0,
    consent: { version: healthDataConsent.version, method: 'handwritten-signature', on: mexicoToday() },
    medication: [
      {
        key: 'losartan',
        drug_upc: '',
        text: 'Losartán 50 mg tableta',
        instructions: '1 tableta cada 24 horas',
        since: '2024-02-01',
        stopped_on: null,
      },
    ],
  })
  return async () => (await call<PatientRecord>('GET', path)).medication ?? []
}

test('a continued medicine with a new dose is written into the record by one key', async () => {
  const medication = await patientWithLosartan()
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'Crescencia', NAME)
  await addDrug(page, 'losartan 50', /^Losartán/)
  await writeInstructions(page, 'Losartán', '1 tableta cada 12 horas por 30 días')
  const update = page.getByRole('button', { name: 'Actualizar su medicación' })
  await update.waitFor()
  expect(await update.getAttribute('aria-keyshortcuts')).toBe('Alt+A')
  // The shortcut works while the focus is in the instructions field, where the doctor has just written.
  await page.keyboard.press('Alt+a')
  await page.getByText('Se actualizó la medicación de su expediente.').waitFor()
  await update.waitFor({ state: 'detached' })
  expect(await medication()).toMatchObject([
    {
      key: 'losartan',
      text: expect.stringContaining('Losartán'),
      instructions: '1 tableta cada 12 horas por 30 días',
      since: '2024-02-01',
    },
  ])
  // The shortcut Alt A does nothing if no medicine is continued with a dose other than that of the record.
  await page.keyboard.press('Alt+a')
  expect(await medication()).toHaveLength(1)
  expect(complaints).toEqual([])
})
