import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  issueFromComposer,
  openComposer,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { readMail } from './actions/mailbox.ts'
import { readQr } from './actions/paper.ts'
import { openCounter, scan, sell } from './actions/pharmacy.ts'
import { runSql } from './actions/run-sql.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a doctor issues, the patient gets the mail, anybody verifies, and a pharmacy fills half, then the rest, and no more', async () => {
  const { demo } = product
  const doctor = await openTab(browser, MOVING)
  await openComposer(doctor.page, demo)
  expect(new URL(doctor.page.url()).pathname).toBe('/prescriptions/new')
  await choosePatient(doctor.page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(doctor.page, 'naproxeno 500', /Naproxeno/)
  await writeInstructions(doctor.page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 20 días')
  await chooseQuantity(doctor.page, 'Naproxeno', 2)
  const signature = await issueFromComposer(doctor.page)
  expect(doctor.page.url()).toBe(`${demo.url}/prescriptions/${signature}`)
  await doctor.page.getByText('Ramón Ñáñez Ficticio').first().waitFor()
  // The page also shows the head of the printed sheet: the mark, the telephone, and that it is a demonstration.
  const sheet = doctor.page.getByRole('article')
  await sheet.getByRole('img', { name: 'Recetario', exact: true }).waitFor()
  for (const text of ['55 0000 0000', 'Datos de demostración', 'DEMOSTRACIÓN, sin validez'])
    await sheet.getByText(text, { exact: true }).waitFor()
  // No line may break between a number and its unit.
  expect(await sheet.getByRole('heading', { name: /^Naproxeno/ }).textContent()).toContain('\u00a0mg')

  const patient = await openTab(browser, { ...MOVING, viewport: { width: 375, height: 800 } })
  // Ends the time in which the doctor can undo the issue: the mail to the patient is sent.
  await runSql(product, `update mail set send_after = now() where state = 'pending' and doctor_id = $1`, [
    product.doctorId,
  ])
  const mail = await readMail(patient.page, demo, product.addressOf('ramon@paciente.example'))
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

  const pharmacy = await openTab(browser, MOVING)
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
  await expect.poll(() => pharmacy.page.getByRole('button', { name: 'Registrar surtido' }).count()).toBe(0)
  const third = await pharmacy.page.request.post(`${demo.url}/api/v1/prescriptions/burn/${signature}/`, {
    headers: { authorization: `Token ${demo.pharmacy.token}` },
    data: { sales_code: 'T-3', medications: [{ id: 1, bought_qty: 1 }] },
  })
  expect(third.status()).toBe(409)

  await doctor.page.reload()
  await doctor.page.getByText('Surtida', { exact: true }).first().waitFor()
  await doctor.page.getByText('Ticket T-2').waitFor()
  await doctor.page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  const latest = doctor.page.getByRole('region', { name: 'Últimas recetas' }).getByRole('listitem')
  await expect.poll(() => latest.first().innerText()).toMatch(/Ramón Ñáñez Ficticio[^]*Surtida[^]*Naproxeno/)
  expect([doctor.complaints, patient.complaints, pharmacy.complaints]).toEqual([[], [], []])
})

test('fields show typed instructions and write them anew, and a text they cannot show stays until they are used', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  const text = page.getByLabel(/^Indicaciones de Paracetamol$/)
  await text.fill('1 tab c/8h x 5d VO')
  await page.getByRole('button', { name: 'Más de Paracetamol' }).press('Enter')
  await page.getByRole('button', { name: 'Llenar con campos las indicaciones de Paracetamol' }).press('Enter')
  const fields = page.getByRole('region', { name: 'Campos para las indicaciones de Paracetamol' })
  const choice = (name: string) => fields.getByRole('radio', { name, exact: true })
  for (const name of ['1', 'tableta', '8 h', '5 días', 'Vía oral'])
    await expect.poll(() => choice(name).isChecked(), { message: name }).toBe(true)

  await choice('8 h').press('ArrowRight')
  await expect.poll(() => text.inputValue()).toBe('1 tableta cada 12 horas durante 5 días.')
  await choice('Con los alimentos').press('Space')
  await fields.getByRole('button', { name: 'Agregar un paso después' }).press('Enter')
  await choice('½').press('Space')
  await expect
    .poll(() => text.inputValue())
    .toBe(
      '1 tableta cada 12 horas, con los alimentos, durante 5 días; después, media tableta cada 12 horas, con los alimentos, durante 5 días.',
    )
  // The dose needs 15 tablets, 10 for the first step and 5 for the second, which are 2 boxes.
  await expect.poll(() => page.getByLabel(/^Cantidad de Paracetamol/).inputValue()).toBe('2')
  await fields.getByRole('button', { name: 'Volver a como estaba' }).press('Enter')
  await expect.poll(() => text.inputValue()).toBe('1 tab c/8h x 5d VO')

  const odd = 'como le dije ayer'
  await text.fill(odd)
  await fields.getByText(/Su texto no cambia/).waitFor()
  await choice('2').press('Space')
  await choice('Una vez').press('Space')
  await fields.getByText('2 tabletas por vía oral en dosis única').waitFor()
  expect(await text.inputValue()).toBe(odd)
  await fields.getByRole('button', { name: 'Usar estos campos' }).press('Enter')
  await expect.poll(() => text.inputValue()).toBe('2 tabletas en dosis única.')
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect.poll(() => text.inputValue()).toBe(odd)
  expect(complaints).toEqual([])
})

test('the next prescription begins at the clinic of the last issue, not at one that was only looked at', async () => {
  const { page, complaints } = await openTab(browser)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const place = page.getByRole('combobox', { name: 'Dónde se emite' })
  const shown = () => place.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  const before = await shown()
  const other = await place.evaluate(
    (select: HTMLSelectElement) => [...select.options].find((option) => !option.selected)?.text ?? '',
  )
  await place.selectOption(other)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  await page.reload()
  await expect.poll(shown).toBe(before)

  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'paracetamol 500', /Paracetamol/)
  await writeInstructions(page, 'Paracetamol', '1 tab c/8h x 3d')
  await place.selectOption(other)
  await issueFromComposer(page)
  await startPrescription(page)
  await expect.poll(shown).toBe(other)
  expect(complaints).toEqual([])
})
