import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInAs, newestLink } from './actions/access.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

const PASSWORD = 'mesa verde lluvia tranvia'
const NEXT_PASSWORD = 'siete jacarandas en la azotea'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a new doctor registers, confirms by mail, logs in, and recovers a forgotten password', async () => {
  const { demo } = product
  const email = 'nueva@clinica.example'
  const { page, complaints } = await openTab(browser)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${demo.url}/login`)
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await heading(page, 'Crear cuenta').waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('contraseñacontraseña')
  await page.getByText(/^No se aceptará/).waitFor()
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByText('Muy buena').waitFor()
  // The password is pasted, as from a password manager.
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
  await page.getByLabel('Repita la contraseña', { exact: true }).focus()
  await page.keyboard.press('Control+v')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await heading(page, 'Revise su correo').waitFor()
  expect(page.url()).toBe(`${demo.url}/check-email`)
  await page.getByText(email).waitFor()

  await logInAs(page, demo, email, PASSWORD)
  await page.getByRole('alert').getByText('El correo electrónico no ha sido verificado.').waitFor()

  const mailTab = await page.context().newPage()
  const confirmation = await newestLink(mailTab, demo, email, 'Confirme su correo')
  await page.goto(confirmation)
  await heading(page, 'Confirme su correo').waitFor()
  expect(page.url()).toBe(`${demo.url}/registered`)
  // The only action of the page has the focus already, so that a keyboard needs no further step.
  await page.locator('button:focus', { hasText: 'Confirmar mi correo' }).waitFor()
  await page.keyboard.press('Enter')
  await heading(page, 'Su cuenta está lista').waitFor()
  await page.locator('h1:focus').waitFor()
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await heading(page, 'Iniciar sesión').waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  // The login leads a doctor without data to the four steps; the first guard redirects all other pages to the profile.
  await page.waitForURL(`${demo.url}/welcome`)
  await page.goto(`${demo.url}/`)
  await page.waitForURL(`${demo.url}/settings/user`)

  const forgetful = await openTab(browser)
  await forgetful.page.goto(`${demo.url}/login`)
  await forgetful.page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await heading(forgetful.page, 'Recuperar el acceso').waitFor()
  expect(forgetful.page.url()).toBe(`${demo.url}/reset-password`)
  await forgetful.page.getByLabel('Correo electrónico').fill(email)
  await forgetful.page.getByRole('button', { name: 'Enviar enlace' }).click()
  await heading(forgetful.page, 'Revise su correo').waitFor()
  const reset = await newestLink(mailTab, demo, email, 'Elija una contraseña nueva')
  await forgetful.page.goto(reset)
  await heading(forgetful.page, 'Elija una contraseña nueva').waitFor()
  expect(forgetful.page.url()).toBe(`${demo.url}/new-password`)
  await forgetful.page.getByLabel('Contraseña nueva', { exact: true }).fill(NEXT_PASSWORD)
  await forgetful.page.getByLabel('Repita la contraseña nueva').fill(NEXT_PASSWORD)
  await forgetful.page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await heading(forgetful.page, 'Su contraseña cambió').waitFor()
  expect(forgetful.page.url()).toBe(`${demo.url}/password-updated`)

  // The session of the other browser has ended: its next call asks for the new password in a dialog above the page.
  await page.reload()
  await page
    .getByLabel(/Contraseña/)
    .first()
    .waitFor()
  // The public contract has an address with the secret in its path, which leads to the same page.
  await forgetful.page.goto(reset.replace('#', '/'))
  await heading(forgetful.page, 'Este enlace ya no sirve').waitFor()
  await newestLink(mailTab, demo, email, 'Su contraseña de')
  await logInAs(forgetful.page, demo, email, NEXT_PASSWORD)
  // A login in another browser than that of the registration leads to the four steps too, and other pages to the profile.
  await forgetful.page.waitForURL(`${demo.url}/welcome`)
  await heading(forgetful.page, 'Usted').waitFor()
  await forgetful.page.goto(`${demo.url}/`)
  await forgetful.page.waitForURL(`${demo.url}/settings/user`)
  expect(forgetful.complaints.filter((text) => !isExpectedRefusal(text))).toEqual([])
  expect(complaints.filter((text) => !isExpectedRefusal(text))).toEqual([])
})

test('a doctor changes the password with the keyboard alone and sees the other session end', async () => {
  const { demo } = product
  const other = await openTab(browser)
  await logInAs(other.page, demo, demo.doctor.email, demo.doctor.password)
  await heading(other.page, /Elena/).waitFor()
  const { page, complaints } = await openTab(browser)
  await logInAs(page, demo, demo.doctor.email, demo.doctor.password)
  await heading(page, /Elena/).waitFor()
  await page.goto(`${demo.url}/settings/security`)
  await page.getByText('Esta sesión').waitFor()
  expect(await page.getByRole('button', { name: /^Cerrar la sesión de Chrome/ }).count()).toBe(1)
  await tabTo(page, 'Contraseña actual')
  await page.keyboard.type('no es esta, seguro')
  await tabTo(page, 'Contraseña nueva')
  await page.keyboard.type(NEXT_PASSWORD)
  await tabTo(page, 'Repita la contraseña nueva')
  await page.keyboard.type(NEXT_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('La contraseña actual no es valida.').waitFor()
  await page.getByLabel('Contraseña actual').fill(demo.doctor.password)
  await page.getByLabel('Contraseña actual').press('Enter')
  await page.getByText('La contraseña cambió y se cerraron sus demás sesiones.').waitFor()
  await page.getByText('Su cuenta solo está abierta aquí.').waitFor()
  await other.page.reload()
  await other.page.waitForURL(`${demo.url}/login`)
  expect(complaints.filter((text) => !isExpectedRefusal(text))).toEqual([])
})

test('another mail of confirmation is asked for, without learning whether the address has an account', async () => {
  const { page, complaints } = await openTab(browser)
  await page.goto(`${product.url}/login`)
  await page.getByRole('link', { name: 'No me llegó el correo de confirmación' }).click()
  await heading(page, 'Confirmar mi correo').waitFor()
  expect(page.url()).toBe(`${product.url}/resend-confirmation`)
  await page.getByLabel('Correo electrónico').fill('nadie@clinica.example')
  await page.getByRole('button', { name: 'Enviar correo' }).click()
  await heading(page, 'Revise su correo').waitFor()
  await page.getByText('Si nadie@clinica.example tiene una cuenta').waitFor()
  expect(complaints).toEqual([])
})

test('the page of a refused registration has no accessibility faults (axe)', async () => {
  const { page } = await openTab(browser, { bypassCSP: true })
  await page.goto(`${product.demo.url}/register`)
  await heading(page, 'Crear cuenta').waitFor()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('alert').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${label}`)
}

/** Whether the line is what the browser itself logs for every refused response. */
const isExpectedRefusal = (text: string): boolean =>
  /Failed to load resource: the server responded with a status of 4\d\d/.test(text)

test('the first field of every form of entry has the focus, and none on a touch screen', async () => {
  const { page, complaints } = await openTab(browser)
  const touch = await openTab(browser, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 780 },
  })
  for (const address of [
    '/login',
    '/register',
    '/reset-password',
    '/resend-confirmation',
    '/operator',
    '/pharmacy',
  ]) {
    await page.goto(product.url + address)
    await page.locator('form input').first().and(page.locator(':focus')).waitFor()
    await touch.page.goto(product.url + address)
    await touch.page.locator('form input').first().waitFor()
    expect([address, await touch.page.locator('input:focus').count()]).toEqual([address, 0])
  }
  expect([...complaints, ...touch.complaints]).toEqual([])
})
