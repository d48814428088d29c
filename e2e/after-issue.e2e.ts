import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  logIn,
  startPrescription,
  writeInstructions,
  openComposer,
} from './actions/doctor.ts'
import { countIssuedPrescriptions, issueByCall } from './actions/issued.ts'
import { openCounter, scan } from './actions/pharmacy.ts'
import { act } from './actions/act.ts'
import { leaveFor } from './actions/go-to.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
let doctor: Tab
/** Another tab of the doctor, in which tests let requests be lost or refused. */
let refused: Tab
let pharmacy: Tab

withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  doctor = await openTab(browser)
  refused = await openTab(browser)
  pharmacy = await openTab(browser)
  await logIn(doctor.page, product.demo, '/drafts')
  await logIn(refused.page, product.demo, '/drafts')
  await openCounter(pharmacy.page, product.demo)
})

/**
 * Issues the prescription in the composer. If the page asks about differences from the doctor's last prescription, confirms them.
 * @returns the signature
 */
async function issue(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter')
  const confirm = page.getByRole('button', { name: 'Emitir así' })
  await confirm
    .or(page.getByText(/^Receta \w{4}-/))
    .first()
    .waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  return page.url().slice(-64)
}

/** Issues a prescription by an API call and opens its page in the tab. @returns the signature */
async function openIssued(page: Page, drugs: readonly string[], days = 5): Promise<string> {
  const signature = await issueByCall(product, drugs, days)
  await leaveFor(page, `/prescriptions/${signature}`)
  await page.getByText(/^Receta \w{4}-/).waitFor()
  return signature
}

const NAPROXEN = 'naproxeno 500'
const LORATADINE = 'loratadina 10'

test('a draft with controlled medicines says that it will be split, and its two sheets link to each other', async () => {
  const { page } = doctor
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  for (const [typed, name] of [
    [LORATADINE, 'Loratadina'],
    ['clonazepam 2 mg', 'Clonazepam'],
  ] as const) {
    await addDrug(page, typed, new RegExp(name))
    await writeInstructions(page, name, 'Tomar 1 tableta cada 12 horas durante 5 días')
    await chooseQuantity(page, name, 1)
  }
  await page.getByText('Se emitirán 2 recetas').waitFor()
  await page.getByRole('button', { name: /^Emitir 2 recetas/ }).waitFor()
  await issue(page)
  await page.getByRole('heading', { name: 'Emitidas con esta' }).waitFor()
  await page.getByText('Clonazepam').first().waitFor()
  const other = page.getByRole('heading', { name: 'Emitidas con esta' }).locator('..').getByRole('link')
  await other.click()
  await page.getByText('firma autógrafa', { exact: false }).first().waitFor()
  // Clonazepam is of class II: the page must say that the prescription is still to be signed by hand, and must not
  // call it signed.
  await page.getByText('Imprímala y fírmela a mano: así lo pide la fracción II (LGS art. 226 II).').waitFor()
  await page.getByText('Emitida para firmarla a mano en papel').waitFor()
  expect(await page.getByText('Emitida y firmada').count()).toBe(0)
  await page.getByRole('button', { name: 'Imprimir para firmar' }).click()
  await page.getByRole('dialog', { name: 'Imprimir receta' }).getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('heading', { name: 'Emitidas con esta' }).waitFor()
})

test('one row is cancelled, the other stays, and the pharmacy sees which one', async () => {
  const { page } = doctor
  const signature = await openIssued(page, [NAPROXEN, LORATADINE])
  const print = async () => {
    const asked = page.waitForRequest(/\/rx\/pdf\//)
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await asked
    await page.getByRole('link', { name: 'Descargar PDF' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  }
  await print()
  await act(page, 'Cancelar receta')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Naproxeno/ }).uncheck()
  await dialog.getByLabel('Motivo').selectOption({ label: 'Interacción con otro medicamento' })
  await dialog.getByRole('button', { name: 'Cancelar 1 renglón' }).click()
  await page.getByText('Cancelado: Interacción con otro medicamento').waitFor()
  // The page fetches the PDF again after the cancellation, because the earlier PDF is outdated.
  await print()
  await scan(pharmacy.page, signature)
  await pharmacy.page.getByText('Cancelado por quien la prescribió: no se surte').waitFor()
  await expect.poll(() => pharmacy.page.getByLabel(/^Cantidad a surtir de/).count()).toBe(1)

  // The draft of a repetition, renewal or correction leaves the cancelled row out, and the page tells the doctor why.
  const told = page.getByText('Loratadina no se incluyó: se canceló por «Interacción con otro medicamento».')
  const rows = page.getByRole('textbox', { name: /^Indicaciones de/ })
  for (const name of ['Repetir', 'Renovar', 'Corregir y reemitir']) {
    await act(page, name)
    await told.waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    await page.goBack()
  }
  await act(page, 'Emitir en serie')
  await page
    .getByRole('dialog')
    .getByText('Loratadina no se incluye: se canceló por «Interacción con otro medicamento».')
    .waitFor()
  await page.keyboard.press('Escape')
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await page.getByRole('button', { name: /^Repetir última/ }).waitFor()
  await page.keyboard.press('Alt+r')
  await told.waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await issue(page)
})

test('a corrected prescription and its correction refer to each other on the public page', async () => {
  const { page } = doctor
  const old = await openIssued(page, [NAPROXEN], 4)
  await act(page, 'Corregir y reemitir')
  await page.getByText('Al emitir esta receta se cancela la anterior.').waitFor()
  const made = await issue(page)
  expect(made).not.toBe(old)
  await page.getByRole('heading', { name: 'Sustituye a' }).waitFor()
  await pharmacy.page.goto(`${product.demo.url}/v/${old}`)
  await pharmacy.page
    .getByText(/^Cancelada el/)
    .first()
    .waitFor()
  await pharmacy.page.getByRole('link', { name: /^La sustituye la receta/ }).click()
  await pharmacy.page.waitForURL(`**/v/${made}`)
  await pharmacy.page.getByText(/^Sustituye a la receta/).waitFor()
})

test('the second document of a series is refused before its days, and accepted in them', async () => {
  const { page } = doctor
  await openIssued(page, [LORATADINE])
  await act(page, 'Emitir en serie')
  const dialog = page.getByRole('dialog')
  // The series of prescriptions begins today, so that its first one is valid now.
  const today = mexicoToday()
  await dialog.getByLabel('Primer día de la primera').fill(today)
  await dialog.getByRole('button', { name: 'Emitir 3 recetas' }).click()
  const series = page.getByRole('heading', { name: 'Serie', exact: true }).locator('..')
  await series.waitFor()
  const first = page.url().slice(-64)
  const second = (await series.getByRole('link').first().getAttribute('href'))?.slice(-64) ?? ''
  await pharmacy.page.goto(`${product.demo.url}/pharmacy`)
  await scan(pharmacy.page, second)
  await pharmacy.page
    .getByText(/^Se surte del/)
    .first()
    .waitFor()
  await expect.poll(() => pharmacy.page.getByRole('button', { name: 'Registrar surtido' }).count()).toBe(0)
  await scan(pharmacy.page, first)
  await pharmacy.page.getByRole('button', { name: 'Registrar surtido' }).waitFor()
  await page.getByRole('button', { name: 'Detener serie' }).click()
  await page.getByText('Detenida').first().waitFor()
  await scan(pharmacy.page, first)
  await pharmacy.page.getByText('Detenida por quien la prescribió').first().waitFor()
  await page.getByRole('button', { name: 'Reanudar serie' }).click()
  await page.getByRole('button', { name: 'Detener serie' }).waitFor()
})

test('a series whose response was lost is issued only once', async () => {
  const { page } = refused
  await openIssued(page, [LORATADINE], 4)
  const before = await countIssuedPrescriptions(product)
  await act(page, 'Emitir en serie')
  const dialog = page.getByRole('dialog')
  await page.route(
    '**/api/v2/rx-endpoint/',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Emitir 3 recetas' }).click()
  await dialog
    .getByText(/no se sabe si se emitieron/)
    .first()
    .waitFor()
  expect(await countIssuedPrescriptions(product)).toBe(before + 3)
  await dialog.getByRole('button', { name: 'Emitir 3 recetas' }).click()
  await page.getByText('Se emitieron 3 recetas en serie.').waitFor()
  expect(await countIssuedPrescriptions(product)).toBe(before + 3)
})

test('a renewal refers to the older prescription and does not change it', async () => {
  const { page } = doctor
  await openIssued(page, [NAPROXEN], 3)
  await act(page, 'Renovar')
  await page.getByText('Esta receta renueva una anterior').waitFor()
  await issue(page)
  await page.getByRole('heading', { name: 'Renueva a' }).locator('..').getByText('Vigente').waitFor()
  expect([doctor.complaints, pharmacy.complaints]).toEqual([[], []])
})

test('a renewal for another patient is refused with advice, and can be issued without the relation', async () => {
  const { page } = refused
  await openIssued(page, [NAPROXEN], 2)
  await act(page, 'Renovar')
  await page.getByText('Esta receta renueva una anterior').waitFor()
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await choosePatient(page, 'guadalupe', 'Guadalupe Simulada Pérez')
  await page.keyboard.press('Control+Enter')
  const asks = page.getByRole('button', { name: 'Emitir así' })
  const advice = page.getByRole('link', { name: /^La receta anterior es de otro paciente/ })
  await asks.or(advice).first().waitFor()
  if (await asks.isVisible()) await asks.click()
  await advice.waitFor()
  await page.getByRole('button', { name: 'Emitir sin relación' }).click()
  await advice.waitFor({ state: 'detached' })
})

test('the next prescription begins empty while the page of the issued one is still fetched', async () => {
  const { page } = await openTab(browser)
  await page.route(/\/PrescriptionPage\.js$/, () => undefined)
  await openComposer(page, product.demo)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'ambroxol', /Ambroxol.*jarabe|Ambroxol.*soluci/i)
  await writeInstructions(page, 'Ambroxol', '5 ml c/8h x 5 d VO')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await page.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
  expect(await page.getByRole('listitem', { name: /Ambroxol/ }).count()).toBe(0)
})

test('the last dose of a medicine is proposed, and is taken by Tab alone', async () => {
  const { page, complaints } = doctor
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const field = page.getByRole('textbox', { name: /^Indicaciones de Loratadina/ })
  const text = '1 tab c/24h x 4 d VO'
  const sentence = 'Tomar 1 tableta por vía oral cada 24 horas durante 4 días.'
  await addDrug(page, 'loratadina 10', /Loratadina/)
  await field.fill(text)
  await page.getByText(sentence).first().waitFor()
  await page.locator('.sheet').getByText('1 caja', { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^Receta [0-9A-Z]{4}-/).waitFor()
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'loratadina 10', /Loratadina/)
  const offer = page.getByRole('listitem', { name: /Loratadina/ }).getByText(/^Así lo recetó la última vez/)
  await offer.waitFor()
  expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', sentence])
  await expect.poll(() => field.evaluate((one) => document.activeElement === one)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await field.inputValue()).toBe(sentence)
  expect(await field.evaluate((one) => document.activeElement === one)).toBe(true)
  await offer.waitFor({ state: 'detached' })
  // In an instructions field that has text, Tab moves the focus on. Only in an empty field does Tab accept the proposed dose.
  await page.keyboard.press('Tab')
  expect(await field.evaluate((one) => document.activeElement === one)).toBe(false)
  expect(complaints).toEqual([])
})
