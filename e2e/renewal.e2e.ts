import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { runSql } from './actions/run-sql.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests that a patient asks for the renewal of a long treatment, and that the doctor renews it. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/**
 * Issues a medicine for a month, and sets the end of its treatment to five days from now.
 * @returns the prescription's signature
 */
async function issueEndingCourse(patient: string): Promise<string> {
  const doctor = await logInToApi(product.demo, product.demo.doctor)
  const { signature } = await doctor<IssuedPrescription>('POST', '/api/v2/rx-endpoint/', {
    patient: { name: patient, date_of_birth: '1961-03-09' },
    medications: [
      {
        presentation: 'Metformina tabletas 850 mg',
        instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.',
        qty: 2,
      },
    ],
  })
  await runSql(
    product,
    `insert into course_end (doctor_id, prescription_id, patient_id, ends_on, medicines)
     select doctor_id, id, patient_id, current_date + 5, array['metformina'] from prescription where signature = $1
     on conflict (doctor_id, prescription_id) do update set ends_on = excluded.ends_on`,
    [signature],
  )
  return signature
}

test('a patient asks for a renewal without JavaScript, the doctor renews it from the home page, and both see it', async () => {
  const signature = await issueEndingCourse('Renata Renueva Ficticia')
  const doctor = await openTab(browser)
  const followed = doctor.page.waitForResponse('**/api/v2/events/')
  await logIn(doctor.page, product.demo)
  await followed

  const check = await openTab(browser, { viewport: { width: 375, height: 780 } })
  await check.page.goto(`${product.url}/v/${signature}`)
  const link = check.page.getByRole('link', { name: 'Pedir la renovación de este tratamiento' })
  const address = await link.getAttribute('href')
  const patient = await openTab(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 780 } })
  await patient.page.goto(product.url + address)
  await patient.page.getByRole('button', { name: 'Pedir la renovación' }).click()
  await patient.page.getByRole('heading', { name: 'Ya se pidió la renovación' }).waitFor()
  expect(await patient.page.getByRole('button').count()).toBe(0)

  const waiting = doctor.page.getByRole('region', { name: 'Por atender' })
  const item = waiting.getByRole('listitem').filter({ hasText: 'Renata Renueva' })
  await item.getByText('Piden renovar la receta de').waitFor()
  await item.getByRole('link', { name: /Renovar/ }).click()
  await doctor.page.waitForURL(/\/prescriptions\/new/)
  await doctor.page.locator('.sheet').getByText('Metformina', { exact: false }).first().waitFor()
  await doctor.page.keyboard.press('Control+Enter')
  await doctor.page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)

  await patient.page.reload()
  await patient.page
    .getByRole('heading', { name: 'Este tratamiento ya tiene una receta más nueva' })
    .waitFor()
  await doctor.page.goto(product.url)
  await waiting.waitFor()
  expect(await item.count()).toBe(0)
  expect([...doctor.complaints, ...check.complaints, ...patient.complaints]).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing wrong on the page of a renewal, %s',
  async (mode) => {
    const signature = await issueEndingCourse(`Paciente Ficticia ${mode}`)
    const { page } = await openTab(browser, { viewport: { width: 375, height: 780 } })
    await page.emulateMedia({ colorScheme: mode })
    await page.goto(`${product.url}/v/${signature}/renewal`)
    await page.getByRole('button', { name: 'Pedir la renovación' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    )
    expect(spare).toBeGreaterThanOrEqual(0)
  },
)
