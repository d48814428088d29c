import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { lightOption } from './actions/keys.ts'
import { openTab } from './browser.ts'
import { holdMails } from './hold-mails.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests that use the composer, the public verification and the pharmacy's counter through the accessibility tree alone: roles,
 * names, keys and announcements. The tests use no selector, no coordinate and no text that is only visible.
 */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const named = (page: Page, role: 'button' | 'combobox' | 'textbox' | 'heading', name: string | RegExp) =>
  page.getByRole(role, { name })

test('a prescription is written, verified and filled by roles and names alone', async () => {
  await holdMails(product)
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await named(page, 'heading', 'Receta Nueva').waitFor()
  const patient = named(page, 'combobox', 'Paciente')
  await patient.fill('nanez')
  await lightOption(page, /Ramón Ñáñez Ficticio/)
  await patient.press('Enter')
  // The page itself moves the focus to the diagnosis field. A field that the test focused before that would lose the focus.
  const diagnosis = named(page, 'combobox', 'Diagnóstico')
  await expect.poll(() => diagnosis.evaluate((field) => field === document.activeElement)).toBe(true)
  const medicine = named(page, 'combobox', /Agregar medicamento/)
  await medicine.fill('cetirizina')
  await lightOption(page, /Cetirizina/)
  await medicine.press('Enter')
  const instructions = named(page, 'textbox', /^Indicaciones de Cetirizina/)
  await instructions.fill('1 tab c/24h x 7d VO')
  await expect.poll(() => instructions.getAttribute('aria-describedby')).not.toBeNull()
  const sheet = page.getByRole('complementary', { name: 'Así se imprime' })
  await sheet.getByText('Tomar 1 tableta por vía oral cada 24 horas durante 7 días.').waitFor()
  await named(page, 'button', /^Emitir receta/).click()
  const asks = named(page, 'button', 'Emitir así')
  const done = named(page, 'heading', 'Ramón Ñáñez Ficticio')
  await asks.or(done).first().waitFor()
  if (await asks.isVisible()) await asks.click()
  await done.waitFor()
  await page
    .getByRole('status', { name: 'Avisos' })
    .getByText(/^Receta emitida/)
    .waitFor()
  await named(page, 'button', 'Deshacer envío').waitFor()
  const signature = page.url().slice(-64)

  const { page: public_, complaints: publicly } = await openTab(browser)
  await public_.goto(`${product.url}/v/${signature}`)
  await named(public_, 'heading', /^Vigente hasta el/).waitFor()
  await public_.getByRole('link', { name: 'Soy farmacia: surtir' }).click()
  await named(public_, 'textbox', 'Clave de la farmacia').fill(product.demo.pharmacy.token)
  await named(public_, 'button', 'Abrir mostrador').click()
  await named(public_, 'textbox', /^Escanee el QR/).fill(signature)
  await named(public_, 'button', 'Buscar').click()
  await named(public_, 'heading', /^Vigente hasta el/).waitFor()
  await named(public_, 'textbox', /^Cantidad a surtir de Cetirizina/i).fill('1')
  await named(public_, 'textbox', /^Número de ticket/).fill(`R-${signature.slice(0, 8)}`)
  await named(public_, 'button', 'Registrar surtido').click()
  await named(public_, 'heading', 'Surtido registrado').waitFor()
  expect([...complaints, ...publicly]).toEqual([])
})
