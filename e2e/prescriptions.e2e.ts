import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addDrug,
  chooseQuantity,
  choosePatient,
  issue,
  logIn,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { readMail } from './actions/mailbox.ts'
import { readQr } from './actions/paper.ts'
import { openCounter, scan, sell } from './actions/pharmacy.ts'
import { openBrowser, openTab } from './browser.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('a doctor issues, the patient receives, anybody verifies, a pharmacy fills half, the rest, and no more', async () => {
  const { demo } = product
  const doctor = await openTab(browser)
  await logIn(doctor.page, demo)
  await startPrescription(doctor.page)
  await choosePatient(doctor.page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(doctor.page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(doctor.page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await chooseQuantity(doctor.page, 'Naproxeno', 2)
  const signature = await issue(doctor.page)
  await doctor.page.getByText('Ramón Ñáñez Ficticio').first().waitFor()

  const patient = await openTab(browser, { viewport: { width: 375, height: 800 } })
  const mail = await readMail(patient.page, demo, 'ramon@paciente.example')
  expect(mail.text).toContain(`/v/${signature}`)
  const qr = await readQr(mail.pdf)
  expect(qr).toBe(`${demo.url}/v/${signature}`)

  await patient.page.goto(qr ?? '')
  await patient.page
    .getByText(/^Vigente hasta el/)
    .first()
    .waitFor()
  await patient.page.getByText(/Firma auténtica/).waitFor()
  expect(await patient.page.getByRole('main').innerText()).not.toContain('@')

  const pharmacy = await openTab(browser)
  await openCounter(pharmacy.page, demo)
  await scan(pharmacy.page, qr ?? '')
  await sell(pharmacy.page, { presentation: /naproxeno/, quantity: 1, ticket: 'T-1' })
  await patient.page.reload()
  await patient.page
    .getByText(/^Surtida en parte/)
    .first()
    .waitFor()
  await scan(pharmacy.page, qr ?? '')
  await sell(pharmacy.page, { presentation: /naproxeno/, quantity: 1, ticket: 'T-2' })
  await scan(pharmacy.page, qr ?? '')
  await pharmacy.page.getByText('Surtida por completo').first().waitFor()
  expect(await pharmacy.page.getByRole('button', { name: 'Registrar surtido' }).count()).toBe(0)
  const third = await pharmacy.page.request.post(`${demo.url}/api/v1/prescriptions/burn/${signature}/`, {
    headers: { authorization: `Token ${demo.pharmacy.token}` },
    data: { sales_code: 'T-3', medications: [{ id: 1, bought_qty: 1 }] },
  })
  expect(third.status()).toBe(409)

  await doctor.page.reload()
  await doctor.page.getByText('Surtida', { exact: true }).first().waitFor()
  await doctor.page.getByText('Ticket T-2').waitFor()
  expect([doctor.complaints, patient.complaints, pharmacy.complaints]).toEqual([[], [], []])
})
