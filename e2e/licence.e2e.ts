import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logIn } from './actions/doctor.ts'
import { command } from './actions/keys.ts'
import { addOperator, operatorCommand } from './actions/operator-command.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a changed licence waits, is rejected on the operator’s page, is sent again, and verified at the command line', async () => {
  const { email, password } = await addOperator(product)
  const photo = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfd8dc' } })
    .jpeg()
    .toBuffer()

  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo, '/settings/user')
  await page.getByRole('button', { name: 'Editar cédula' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByLabel('Número de cédula profesional').fill('12A4567')
  await dialog.getByLabel('Número de cédula profesional').press('Enter')
  await dialog.getByRole('alert').getByText('La cédula tiene 7 u 8 dígitos').waitFor()
  await dialog.getByLabel('Número de cédula profesional').fill('7654323')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Elegir fotografía' }).click()
  await (await chooser).setFiles({ name: 'cedula.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByAltText('Fotografía elegida').waitFor()
  await dialog.getByText('Cambió un dato verificado').waitFor()
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText('En revisión', { exact: true }).waitFor()

  await page.goto(`${product.url}/prescriptions`)
  const entry = page.getByRole('button', { name: 'Receta Nueva' }).first()
  await entry.waitFor()
  await expect.poll(() => entry.isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Ver mi cédula' }).waitFor()
  // The practice prescription, which is open meanwhile, has the same name in menu, command palette and composer.
  const practice = page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Receta de práctica' })
  await page.keyboard.press('Control+k')
  await command(page).fill('receta')
  await page.getByRole('option', { name: 'Receta de práctica' }).waitFor()
  expect(await page.getByRole('option', { name: 'Receta Nueva' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await practice.click()
  await page.getByRole('heading', { level: 1, name: 'Receta de práctica' }).waitFor()

  const review = await openTab(browser)
  await review.page.goto(`${product.url}/operator`)
  await review.page.getByLabel('Correo electrónico').fill(email)
  await review.page.getByLabel('Contraseña', { exact: true }).fill(password)
  await review.page.getByRole('button', { name: 'Entrar' }).click()
  await review.page.getByRole('button', { name: /7654323/ }).click()
  await review.page.getByAltText(/^Cédula de /).waitFor()
  await review.page.getByRole('button', { name: 'Rechazar' }).click()
  const question = review.page.getByRole('dialog')
  await question.getByRole('button', { name: 'Rechazar' }).click()
  await question.getByRole('alert').getByText('Escriba el motivo').waitFor()
  await question.getByLabel('Motivo').fill('La fotografía no se lee')
  await question.getByRole('button', { name: 'Rechazar' }).click()
  await review.page.getByText('Cédula rechazada.').waitFor()
  await review.page.getByText('Se rechazó por Operación Ficticia').waitFor()

  await page.goto(`${product.url}/prescriptions`)
  await page.getByText('No se pudo verificar: «La fotografía no se lee».').waitFor()
  expect(await practice.count()).toBe(0)
  await page.getByRole('link', { name: 'Corregir mi cédula' }).click()
  await dialog.getByLabel('Institución que expidió el título').fill('Universidad Ficticia')
  await dialog.getByRole('button', { name: 'Enviar a revisión' }).click()
  await page.getByText('En revisión', { exact: true }).waitFor()

  await expect(
    operatorCommand({ DATABASE_URL: product.databaseUrl }, 'reject', product.demo.doctor.email),
  ).rejects.toMatchObject({ stdout: expect.stringContaining('say the reason') })
  expect(await operatorCommand({ DATABASE_URL: product.databaseUrl }, 'list')).toContain('7654323')
  expect(
    await operatorCommand({ DATABASE_URL: product.databaseUrl }, 'verify', product.demo.doctor.email),
  ).toContain('verified')
  await page.goto(`${product.url}/settings/user`)
  await page.getByText('Verificada', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  expect(review.complaints).toEqual([])
})
