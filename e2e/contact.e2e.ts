import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { openMail } from './actions/mailbox.ts'
import { addOperator } from './actions/operator-command.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a message to support keeps its text after a failure, and thanks and closes after a success', async () => {
  const { page, complaints } = await openTab(browser, MOVING)
  await logIn(page, product.demo)
  const panel = page.getByRole('dialog', { name: 'Ayuda' })
  const help = page.getByRole('button', { name: 'Ayuda' })
  await help.click()
  await panel.waitFor()
  expect(await panel.getByLabel('Mensaje').getAttribute('rows')).toBe('5')
  const slideOver = page.locator('dialog', { hasText: 'Cuéntenos qué necesita' })
  const duration = () => slideOver.evaluate((one) => getComputedStyle(one).transitionDuration.split(', ')[0])
  expect(await duration()).toBe('0.5s')
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => panel.getByRole('button', { name: 'Cancelar' }).click(),
  ]
  for (const close of closings) {
    await close()
    await panel.waitFor({ state: 'hidden' })
    expect(await duration()).toBe('0.3s')
    await help.click()
    await panel.waitFor()
  }

  const send = panel.getByRole('button', { name: 'Enviar' })
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await panel.getByLabel('Mensaje').fill('¿Cómo cambio mi logotipo?')
  await panel.getByLabel('Asunto').fill('Duda ficticia')
  expect(await send.getAttribute('aria-disabled')).toBeNull()

  await page.route('**/api/v2/contact/', (route) => route.abort())
  await send.click()
  await panel
    .getByRole('alert')
    .getByText(/^No se pudo enviar\. .+ Su mensaje sigue aquí\.$/)
    .waitFor()
  expect(await panel.getByLabel('Mensaje').inputValue()).toBe('¿Cómo cambio mi logotipo?')

  await page.unroute('**/api/v2/contact/')
  const asked = page.waitForRequest('**/api/v2/contact/')
  await send.click()
  const { subject, metadata } = (await asked).postDataJSON() as { subject: string; metadata: string }
  expect(subject).toBe('Duda ficticia')
  expect(JSON.parse(metadata)).toMatchObject({ path: '/', profile: { email: product.demo.doctor.email } })
  await page
    .getByText('Gracias por sus comentarios. Nos pondremos en contacto con usted lo antes posible.')
    .waitFor()
  await panel.waitFor({ state: 'hidden' })
  await help.click()
  await expect.poll(() => panel.getByLabel('Mensaje').inputValue()).toBe('')
  // The browser itself logs the aborted call as an error in the console; this entry is expected.
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})

test('an operator reads a message to support and answers it, and the doctor gets the answer by mail', async () => {
  const doctor = await openTab(browser)
  await logIn(doctor.page, product.demo)
  await doctor.page.getByRole('button', { name: 'Ayuda' }).click()
  const panel = doctor.page.getByRole('dialog', { name: 'Ayuda' })
  await panel.getByLabel('Asunto').fill(`Pregunta de ${product.demo.doctor.email}`)
  await panel.getByLabel('Mensaje').fill('¿Dónde cambio mi teléfono?')
  await panel.getByRole('button', { name: 'Enviar' }).click()
  await panel.waitFor({ state: 'hidden' })

  const operator = await addOperator(product)
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/operator`)
  await page.getByLabel('Correo electrónico').fill(operator.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(operator.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: 'Mensajes a soporte' }).click()
  const message = page.getByRole('listitem').filter({ hasText: `Pregunta de ${product.demo.doctor.email}` })
  await message.getByText('¿Dónde cambio mi teléfono?').waitFor()
  await message.getByRole('button', { name: 'Responder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder el mensaje' })
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await dialog.getByText('Escriba la respuesta.').first().waitFor()
  await dialog.getByLabel('Respuesta').fill('En Mi Cuenta.')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await page.getByText('Respuesta enviada.').waitFor()
  await message.waitFor({ state: 'detached' })
  await page.getByLabel('Estado').selectOption('answered')
  await message.getByText('En Mi Cuenta.').waitFor()
  expect(complaints).toEqual([])

  const { email } = product.demo.doctor
  expect(await openMail(doctor.page, product.demo, email, 'Respuesta a su mensaje')).toContain(
    'En Mi Cuenta.',
  )
})

test('the demo’s mailbox shows a whole mail in the colours of the dark mode, as a mail program does', async () => {
  const { page } = await openTab(browser, { colorScheme: 'dark', viewport: { width: 1440, height: 900 } })
  await logIn(page, product.demo)
  await openMail(page, product.demo, product.demo.doctor.email)
  const frame = page.frameLocator('iframe')
  // The frame that shows a mail has an empty document until the document of the mail has come.
  await frame.locator('table, div').first().waitFor()
  const ground = await frame
    .locator('body')
    .evaluate((body) => getComputedStyle(body.querySelector('table, div') ?? body).backgroundColor)
  const isDark = await frame
    .locator('html')
    .evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect({ isDark, ground }).toEqual({ isDark: true, ground: expect.not.stringContaining('255') })
  const hidden = await frame.locator('html').evaluate((html) => html.scrollHeight - innerHeight)
  expect(hidden).toBeLessThanOrEqual(0)
})
