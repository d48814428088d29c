import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { logInAs, newestLink } from './actions/access.ts'
import { tabTo, tabToAndPress, tabToAndType, waitForFocus } from './actions/keys.ts'
import { axeViolations } from './axe.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

const EMAIL = 'teclado@clinica.example'
const PASSWORD = 'mesa verde lluvia tranvia'
const NEXT_PASSWORD = 'siete jacarandas en la azotea'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The demo's doctor invites the new doctor to the demo's hospital. */
async function inviteColleague(): Promise<void> {
  const { url, doctor } = product.demo
  const send = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, path).toBe(true)
    return answer.json()
  }
  const { key } = (await send('/rest-auth/login/', doctor)) as { key: string }
  await send(`/api/v2/hospital/${product.hospitalId}/invitations/`, { email: EMAIL, role: 'ADMIN' }, key)
}

describe('by keyboard alone a new doctor', () => {
  let registering: Tab
  let forgetful: Tab
  beforeAll(async () => {
    registering = await openTab(browser)
    forgetful = await openTab(browser)
  })
  const expectNoFaults = () => {
    const complaints = [...registering.complaints, ...forgetful.complaints]
    expect(complaints.filter((text) => !isExpectedRefusal(text))).toEqual([])
  }

  test('creates an account, confirms its address by the mail, and logs in', async () => {
    const { demo } = product
    const { page } = registering
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${demo.url}/login`)
    await tabToAndPress(page, link(page, 'Crear cuenta'))
    await heading(page, 'Crear cuenta').waitFor()
    await tabToAndType(page, field(page, 'Correo electrónico'), EMAIL)
    await tabToAndType(page, field(page, 'Contraseña'), 'contraseñacontraseña')
    await page.getByText(/^No se aceptará/).waitFor()
    await tabToAndType(page, field(page, 'Contraseña'), PASSWORD)
    await page.getByText('Muy buena').waitFor()
    // The password is pasted, as from a password manager.
    await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD)
    await tabTo(page, field(page, 'Repita la contraseña'))
    await page.keyboard.press('Control+v')
    await page.keyboard.press('Enter')
    await heading(page, 'Revise su correo').waitFor()
    await waitForFocus(page)
    expect(page.url()).toBe(`${demo.url}/check-email`)
    await page.getByText(EMAIL).waitFor()

    await logInAs(page, demo, EMAIL, PASSWORD)
    await page.getByRole('alert').getByText('El correo electrónico no ha sido verificado.').waitFor()

    await page.goto(await newestLink(page, demo, EMAIL, 'Confirme su correo'))
    await heading(page, 'Confirme su correo').waitFor()
    expect(page.url()).toBe(`${demo.url}/registered`)
    // The page's only button has the focus already, so that a person with a keyboard needs no further key to reach it.
    await page.locator('button:focus', { hasText: 'Confirmar mi correo' }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, 'Su cuenta está lista').waitFor()
    await page.locator('h1:focus').waitFor()
    await tabToAndPress(page, link(page, 'Iniciar sesión'))
    await heading(page, 'Iniciar sesión').waitFor()
    await logInByKeys(page, PASSWORD)
    // The login takes a doctor whose profile is empty to the four steps of /welcome. All other pages redirect such a doctor to
    // the profile settings.
    await page.waitForURL(`${demo.url}/welcome`)
    await page.goto(`${demo.url}/`)
    await page.waitForURL(`${demo.url}/settings/user`)
    // A doctor without a name can open only the settings tab with the doctor's own data. The link above the tabs logs out.
    await page.locator('aside').getByText('Nuevo Usuario').waitFor()
    await page.locator('nav a[aria-current=page]').waitFor()
    expect(await page.locator('aside nav a').count()).toBe(1)
    expect(await page.locator('aside a[href="/logout"]').count()).toBe(1)
    expectNoFaults()
  })

  test('sets a new password by a mail, in another browser, and logs in there', async () => {
    const { demo } = product
    const { page } = forgetful
    const { page: registered } = registering
    await page.goto(`${demo.url}/login`)
    await tabToAndPress(page, link(page, 'Olvidé mi contraseña'))
    await heading(page, 'Recuperar el acceso').waitFor()
    expect(page.url()).toBe(`${demo.url}/reset-password`)
    await tabToAndType(page, field(page, 'Correo electrónico'), EMAIL)
    await page.keyboard.press('Enter')
    await heading(page, 'Revise su correo').waitFor()
    const reset = await newestLink(page, demo, EMAIL, 'Elija una contraseña nueva')
    await page.goto(reset)
    await heading(page, 'Elija una contraseña nueva').waitFor()
    expect(page.url()).toBe(`${demo.url}/new-password`)
    await tabToAndType(page, field(page, 'Contraseña nueva'), NEXT_PASSWORD)
    await tabToAndType(page, field(page, 'Repita la contraseña nueva'), NEXT_PASSWORD)
    await page.keyboard.press('Enter')
    await heading(page, 'Su contraseña cambió').waitFor()
    await waitForFocus(page)
    expect(page.url()).toBe(`${demo.url}/password-updated`)
    await tabToAndPress(page, link(page, 'Iniciar sesión'))
    await heading(page, 'Iniciar sesión').waitFor()

    // The new password has ended the session of the other browser. When its next API call is refused, a dialog above the page
    // asks for the password.
    await registered.reload()
    await registered
      .getByLabel(/Contraseña/)
      .first()
      .waitFor()
    // The contract also defines an address with the secret of the password link in the path instead of the fragment. Both
    // addresses lead to the same page.
    await page.goto(reset.replace('#', '/'))
    await heading(page, 'Este enlace ya no sirve').waitFor()
    await newestLink(page, demo, EMAIL, 'Su contraseña de')
    await page.goto(`${demo.url}/login`)
    await logInByKeys(page, NEXT_PASSWORD)
    // A login in a browser other than that of the registration also leads to the four steps of /welcome, and other pages redirect
    // to the profile settings.
    await page.waitForURL(`${demo.url}/welcome`)
    await heading(page, 'Usted').waitFor()
    await page.goto(`${demo.url}/`)
    await page.waitForURL(`${demo.url}/settings/user`)
    await page.goto(`${demo.url}/welcome`)
    await heading(page, 'Usted').waitFor()
    expectNoFaults()
  })

  test('fills in data, licence and workplace, and accepts an invitation to another workplace', async () => {
    const { demo } = product
    const { page } = forgetful
    await tabToAndPress(page, link(page, 'Más tarde'))
    await heading(page, 'Mi Cuenta').waitFor()
    await waitForFocus(page)
    await tabToAndType(page, field(page, 'Nombre completo'), 'Teresa Teclado Inventada')
    await tabTo(page, field(page, 'Trato'))
    await page.keyboard.press('ArrowDown')
    await tabToAndType(page, page.getByRole('textbox', { name: 'Teléfono' }), '55 1234 5678')
    await page.keyboard.press('Enter')
    await page.getByText('Sus datos se guardaron.').waitFor()
    await waitForFocus(page)
    await tabToAndPress(page, button(page, 'Agregar cédula'))
    await tabToAndType(page, field(page, 'Número de cédula profesional'), '7654322')
    await tabToAndType(page, field(page, 'Institución que expidió el título'), 'Universidad de Ejemplo')
    await page.keyboard.press('Enter')
    await page.getByText('En revisión', { exact: true }).waitFor()
    await waitForFocus(page)

    await tabToAndPress(page, link(page, 'Administra Sitios de Trabajo'))
    await heading(page, 'Administra Sitios de Trabajo').waitFor()
    await tabToAndPress(page, link(page, 'Agregar sitio'))
    await heading(page, 'Agregar sitio de trabajo').waitFor()
    await tabToAndType(page, field(page, 'Nombre en la receta'), 'Consultorio Inventado')
    await tabToAndType(page, field(page, 'Nombre corto'), 'Inventado')
    await tabToAndType(page, field(page, 'Domicilio completo'), 'Calle Imaginaria 20, 14000 Ciudad de México')
    await tabToAndType(page, field(page, 'Código postal'), '14000')
    await tabToAndType(page, field(page, 'Teléfono o correo'), '55 1234 5678')
    await tabTo(page, field(page, 'Tamaño de la hoja'))
    await page.keyboard.press('ArrowDown')
    await tabToAndPress(page, button(page, 'Guardar sitio'))
    await heading(page, 'Inventado').waitFor()
    await waitForFocus(page)
    await page.getByText('Media carta').waitFor()

    await inviteColleague()
    await page.goto(await newestLink(page, demo, EMAIL, 'Le invitan a Clínica Ejemplo'))
    await heading(page, 'Invitación').waitFor()
    await tabToAndPress(page, button(page, 'Aceptar invitación'))
    await heading(page, 'Administra Sitios de Trabajo').waitFor()
    await waitForFocus(page)
    await link(page, 'Ver Clínica Ejemplo').waitFor()
    expectNoFaults()
  })
})

async function logInByKeys(page: Page, password: string): Promise<void> {
  await tabToAndType(page, field(page, 'Correo electrónico'), EMAIL)
  await tabToAndType(page, field(page, 'Contraseña'), password)
  await page.keyboard.press('Enter')
}

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
  await tabToAndType(page, field(page, 'Contraseña actual'), 'no es esta, seguro')
  await tabToAndType(page, field(page, 'Contraseña nueva'), NEXT_PASSWORD)
  await tabToAndType(page, field(page, 'Repita la contraseña nueva'), NEXT_PASSWORD)
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

/** Whether a line of the console is the one that the browser itself writes for every refused response. */
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
