import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { waitForFocus, tabToAndPress, tabTo, tabToAndType } from './actions/keys.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the settings with Tab, Enter, Space and the arrow keys: the focus is always visible and never lost. */

const PASSPHRASE = 'colibri azotea tranvia jacaranda lluvia'

let product: Product
let browser: Browser
/** The tab in which the tests visit the settings, one after the other. */
let kept: Tab
let totp: TOTP
withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  kept = await openTab(browser)
})
afterEach(() => {
  expect(kept.complaints.filter((text) => !/status of (400|401|403)/.test(text))).toEqual([])
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await tabToAndType(page, field(page, 'Correo electrónico'), email)
  await tabToAndType(page, field(page, 'Contraseña'), password)
  await page.keyboard.press('Enter')
}

async function toTab(page: Page, name: string): Promise<void> {
  await tabToAndPress(
    page,
    page.getByRole('navigation', { name: 'Configuración' }).getByRole('link', { name }),
  )
  await heading(page, name).waitFor()
  await waitForFocus(page)
}

test('a doctor logs in, and visits the tabs of the account and of the options', async () => {
  const { demo, url } = product
  const { page } = kept
  await page.goto(`${url}/login`)
  await logIn(page, demo.doctor.email, demo.doctor.password)
  await heading(page, /Dra\. Elena/).waitFor()
  await tabToAndPress(page, link(page, 'Configuración'))
  await heading(page, 'Mi Cuenta').waitFor()

  await tabToAndPress(page, button(page, 'Dibujar firma'))
  await button(page, 'Guardar firma').waitFor()
  await page.keyboard.press('Escape')
  await waitForFocus(page)

  await toTab(page, 'Opciones de Perfil')
  await tabTo(page, field(page, 'Apariencia'))
  await page.keyboard.press('ArrowDown')
  await page.locator('html[data-mode=light]').waitFor()
  await tabToAndPress(page, page.getByRole('checkbox', { name: 'Menú angosto' }), 'Space')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Menú angosto' }).isChecked()).toBe(true)
  await tabTo(page, page.getByRole('combobox', { name: 'Consultorio predeterminado' }))
  await page.keyboard.press('ArrowDown')
  const stepUp = page.getByRole('checkbox', { name: /Pedir que confirme/ })
  await tabToAndPress(page, stepUp, 'Space')
  await page.getByText('Antes de emitir se pedirá confirmar que es usted.').waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, stepUp, 'Space')
  await page.getByText('Ya no se pedirá confirmar antes de emitir.').waitFor()
  const wanted = page.getByRole('switch', { name: 'Una farmacia rechazó una receta' })
  await tabToAndPress(page, wanted, 'Space')
  await expect.poll(() => wanted.isChecked()).toBe(false)
  await waitForFocus(page)
})

test('a doctor activates codes, keeps the account, and exports the key', async () => {
  const { demo } = product
  const { page } = kept
  await toTab(page, 'Contraseña y Seguridad')
  await tabToAndPress(page, button(page, 'Activar códigos'))
  const enrolling = page.getByRole('dialog', { name: 'Activar códigos' })
  await enrolling.getByRole('img', { name: /Código QR/ }).waitFor()
  const secret = (await enrolling.locator('code').innerText()).replaceAll(' ', '')
  totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await tabToAndType(
    page,
    enrolling.getByLabel('Código de 6 dígitos'),
    totp.generate({ timestamp: Date.now() }),
  )
  await page.keyboard.press('Enter')
  await tabToAndPress(page, button(page, 'Ya los guardé'))
  await page.getByText(/^Activados:/).waitFor()
  await waitForFocus(page)

  await toTab(page, 'Cerrar Cuenta')
  await tabToAndType(page, field(page, `Para confirmar, escriba ${demo.doctor.email}`), demo.doctor.email)
  await page.keyboard.press('Enter')
  await page
    .getByRole('heading', { name: /^Su cuenta se cerrará el/ })
    .first()
    .waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, button(page, 'Conservar mi cuenta').first())
  await page.getByText('Su cuenta sigue abierta.').waitFor()
  await waitForFocus(page)

  await toTab(page, 'Exportar Llaves')
  await tabToAndPress(page, button(page, 'Cambiar de llave'))
  await page.getByRole('dialog', { name: '¿Cambiar de llave?' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cambiar de llave')
  await tabToAndType(page, field(page, 'Frase para cifrar los archivos'), PASSPHRASE)
  await tabToAndType(page, field(page, 'Repita la frase'), PASSPHRASE)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Descargue los archivos ahora' }).waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, button(page, 'Ya los guardé'))
  await page.getByRole('heading', { name: 'Exportar la llave actual' }).waitFor()
  await waitForFocus(page)
})

test('a doctor changes a workplace, marks a pharmacy, and logs in with a code', async () => {
  const { demo, url } = product
  const { page } = kept
  await toTab(page, 'Administra Sitios de Trabajo')
  await tabToAndPress(page, link(page, 'Ver Clínica Ejemplo'))
  await heading(page, 'Clínica Ejemplo').waitFor()
  await tabToAndType(page, field(page, 'Correo electrónico'), 'colega@clinica.example')
  await page.keyboard.press('Enter')
  await page.getByText('Se envió la invitación a colega@clinica.example.').waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, button(page, 'Retirar la invitación de colega@clinica.example'))
  await page.getByText('La invitación se retiró y su enlace ya no sirve.').waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, link(page, 'Editar'))
  await heading(page, 'Editar sitio de trabajo').waitFor()
  await tabToAndType(page, page.getByLabel('Lema o servicio'), 'Consulta externa')
  await tabToAndPress(page, button(page, 'Guardar sitio'))
  await heading(page, 'Clínica Ejemplo').waitFor()
  await waitForFocus(page)

  await toTab(page, 'Farmacias')
  await tabToAndPress(page, button(page, 'Farmacia de Muestra, favorita'), 'Space')
  await page.getByText('Farmacia de Muestra está entre sus favoritas.').waitFor()
  await waitForFocus(page)
  await tabToAndPress(page, button(page, 'Favoritas'))
  await page.getByText('1 farmacia', { exact: true }).waitFor()
  await waitForFocus(page)

  await page.goto(`${url}/logout`)
  await page.waitForURL(`${url}/login`)
  await logIn(page, demo.doctor.email, demo.doctor.password)
  await tabToAndType(
    page,
    page.getByLabel('Código de su aplicación'),
    totp.generate({ timestamp: Date.now() + 30_000 }),
  )
  await page.keyboard.press('Enter')
  await heading(page, /Dra\. Elena/).waitFor()
  await waitForFocus(page)
})
