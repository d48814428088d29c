import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInAs, newestLink } from './actions/access.ts'
import { logIn } from './actions/doctor.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

const PASSPHRASE = 'siete jacarandas en la azotea'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name })

/** Logs in as the demo's doctor, who has issued prescriptions, and opens a page of the settings. */
async function onSettings(path: string) {
  const { demo } = product
  const tab = await openTab(browser)
  await logIn(tab.page, demo, path)
  return tab
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test('a doctor exports the signing key, which signs no more, and is told by mail', async () => {
  const { demo } = product
  const { page, complaints } = await onSettings('/settings/export')
  const current = page.getByRole('region', { name: /^Llave actual$/ })
  const fingerprint = await current.getByRole('definition').innerText()
  const publicKey = await download(page, 'Descargar llave pública')
  expect(publicKey.text).toContain('BEGIN PUBLIC KEY')

  await page.getByLabel('Frase para cifrar los archivos').fill('corta')
  await page.getByRole('button', { name: 'Exportar llave' }).click()
  await page.getByRole('alert').getByText('Use al menos 12 caracteres.').waitFor()
  await page.getByLabel('Frase para cifrar los archivos').fill(PASSPHRASE)
  await page.getByLabel('Repita la frase').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Exportar llave' }).click()
  await heading(page, 'Descargue los archivos ahora', 2).waitFor()
  const pem = await download(page, 'Descargar PEM (PKCS#8 cifrado)')
  expect(createPrivateKey({ key: pem.text, passphrase: PASSPHRASE }).asymmetricKeyType).toBe('ed25519')
  const jwk = await download(page, 'Descargar JWK (JWE)')
  expect(jwk.text.split('.')).toHaveLength(5)
  await page.getByText('Exportada', { exact: true }).waitFor()
  const exported = page.getByRole('listitem').filter({ hasText: 'Exportada' })
  expect(await exported.getByRole('definition').innerText()).toBe(fingerprint)
  expect(await current.getByRole('definition').innerText()).not.toBe(fingerprint)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await heading(page, 'Exportar la llave actual', 2).waitFor()

  await page.getByRole('button', { name: 'Cambiar de llave' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cambiar de llave?' })
  await dialog.getByRole('button', { name: 'Cambiar de llave' }).click()
  await page.getByText('Cambiada', { exact: true }).waitFor()
  await newestLink(await page.context().newPage(), demo, demo.doctor.email, 'Se exportó su llave de firma')
  expect(complaints).toEqual([])
})

test('a doctor requests to close the account, and withdraws the request after the next login', async () => {
  const { demo } = product
  const { page, complaints } = await onSettings('/settings/close-account')
  await heading(page, 'Se conserva', 2).waitFor()
  await heading(page, 'Se borra', 2).waitFor()
  const confirmation = page.getByLabel(`Para confirmar, escriba ${demo.doctor.email}`)
  await confirmation.fill('otra@clinica.example')
  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await page.getByRole('alert').getByText('No es el correo de esta cuenta.').waitFor()
  await confirmation.fill(demo.doctor.email)
  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await heading(page, /^Su cuenta se cerrará el \d+ \w+ \d{4}$/, 2).waitFor()
  await newestLink(await page.context().newPage(), demo, demo.doctor.email, 'Su cuenta de')

  await page.goto(`${demo.url}/logout`)
  await page.waitForURL(`${demo.url}/login`)
  await logInAs(page, demo, demo.doctor.email, demo.doctor.password)
  const notice = page.getByRole('complementary', { name: 'Cerrar Cuenta' })
  await notice.getByText(/^Su cuenta se cerrará el/).waitFor()
  await notice.getByRole('button', { name: 'Conservar mi cuenta' }).click()
  await page.getByText('Su cuenta sigue abierta.').waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
