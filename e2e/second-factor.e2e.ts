import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInAs, newestLink } from './actions/access.ts'
import {
  addDrug,
  choosePatient,
  chooseQuantity,
  logIn,
  startPrescription,
  writeInstructions,
} from './actions/doctor.ts'
import { runSql } from './actions/run-sql.ts'
import { axeViolations } from './axe.ts'
import { openTab, type Tab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
let recoveryCodes: string[]

withRunningProduct((it) => ({ product, browser } = it))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Console errors of the page, without the browser's messages about responses that the test expects to be refused. */
const unexpected = ({ complaints }: Tab): string[] =>
  complaints.filter((text) => !/status of (400|401|403)/.test(text))

/** Adds a virtual authenticator (for passkeys) that always verifies the user. */
async function giveFingerprintReader(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/**
 * Sets the last proof of identity of each of the doctor's sessions to six minutes ago, so that the next protected action asks
 * for a new one.
 */
async function leaveOpen(): Promise<void> {
  await runSql(product, `update session set proved_at = now() - interval '6 minutes' where account_id = $1`, [
    product.doctorId,
  ])
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${product.url}/logout`)
  await page.waitForURL(`${product.url}/login`)
}

async function keepCodes(page: Page): Promise<string[]> {
  const shown = dialog(page, 'Guarde sus códigos de recuperación')
  const download = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^codigos-.+\.txt$/)
  expect(await axeViolations(page)).toEqual([])
  const codes = await shown.getByRole('list').getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: 'Ya los guardé' }).click()
  return codes
}

test('an address at which passkeys do not work says so, at the login and in the settings', async () => {
  const { demo } = product
  const { page } = await openTab(browser)
  // The address has a host name that is not the configured one, so passkeys do not work there.
  const stranger = { ...demo, url: demo.url.replace('localhost', '127.0.0.1') }
  await page.goto(`${stranger.url}/login`)
  await page.getByRole('button', { name: 'Usar una passkey' }).click()
  await page.getByText('En esta dirección no se usan passkeys.').waitFor()
  await logInAs(page, stranger, demo.doctor.email, demo.doctor.password)
  await heading(page, /Dra\. Elena/).waitFor()
  await page.goto(`${stranger.url}/settings/security`)
  await page.getByRole('button', { name: 'Agregar passkey' }).click()
  await dialog(page, 'Agregar una passkey')
    .getByText('En esta dirección no se pueden crear passkeys. Entre por localhost.')
    .waitFor()
})

test('a doctor adds a passkey, logs in with it alone, and is asked for it before issuing', async () => {
  const { demo } = product
  const tab = await openTab(browser, { bypassCSP: true })
  const { page } = tab
  await giveFingerprintReader(page)
  await logIn(page, demo, '/settings/security')
  await leaveOpen()
  await page.getByRole('button', { name: 'Agregar passkey' }).click()
  const confirm = dialog(page, 'Confirme que es usted')
  await confirm.getByLabel('Su contraseña').fill('no es esta, seguro')
  await page.keyboard.press('Enter')
  await confirm.getByText('La contraseña actual no es valida.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await confirm.getByLabel('Su contraseña').fill(demo.doctor.password)
  await page.keyboard.press('Enter')
  // The action that asked for the proof of identity continues automatically.
  const naming = dialog(page, 'Agregar una passkey')
  await naming.getByLabel('Nombre').fill('Lector de prueba')
  await page.keyboard.press('Enter')
  recoveryCodes = await keepCodes(page)
  expect(recoveryCodes).toHaveLength(10)
  await page.getByText('Lector de prueba', { exact: true }).waitFor()
  await page.getByText('Le quedan 10 de 10').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await logOut(page)
  await page.getByRole('button', { name: 'Usar una passkey' }).click()
  await heading(page, /Dra\. Elena/).waitFor()

  await page.goto(`${demo.url}/settings/options`)
  const option = page.getByLabel('Pedir que confirme que soy yo antes de emitir')
  await option.waitFor()
  await option.check()
  await page.getByText('Antes de emitir se pedirá confirmar que es usted.').waitFor()
  await page.goto(demo.url)
  await startPrescription(page)
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  await addDrug(page, 'naproxeno 500', /Naproxeno/)
  await chooseQuantity(page, 'Naproxeno', 1)
  await writeInstructions(page, 'Naproxeno', 'Tomar 1 tableta cada 12 horas durante 5 días')
  await leaveOpen()
  await page.keyboard.press('Control+Enter')
  await confirm.getByRole('button', { name: 'Cancelar' }).click()
  // The page's keyboard shortcuts do nothing while a dialog is open or the refused issue has not ended.
  await confirm.waitFor({ state: 'detached' })
  await page.locator('button[aria-keyshortcuts="Control+Enter"]:not([aria-busy])').waitFor()
  expect(page.url()).toContain('/prescriptions/new')
  await page.keyboard.press('Control+Enter')
  await confirm.getByRole('button', { name: 'Usar mi passkey' }).click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)

  // Six minutes after the last proof of identity, the doctor must prove the identity again to switch off the confirmation before
  // each issue.
  await leaveOpen()
  // The checkbox of a setting is hidden until the API answer with the value of the setting has arrived.
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v2/access/second-factors/', (route) => held.then(() => route.continue()))
  await page.goto(`${demo.url}/settings/options`)
  await option.waitFor({ state: 'attached' })
  expect(await option.isVisible()).toBe(false)
  answer()
  await option.waitFor()
  await option.uncheck()
  await confirm.getByRole('button', { name: 'Cancelar' }).click()
  await page.reload()
  await option.waitFor()
  await expect.poll(() => option.isChecked()).toBe(true)
  expect(unexpected(tab)).toEqual([])
})

test('on another machine a recovery code completes the login, and later an authenticator code', async () => {
  const { demo } = product
  const { email, password } = demo.doctor
  const tab = await openTab(browser, { bypassCSP: true })
  const { page } = tab
  await logInAs(page, demo, email, password)
  await heading(page, 'Segundo paso').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill('AAAAA-AAAAA')
  await page.keyboard.press('Enter')
  await page.getByText('El código de recuperación no es correcto o ya se usó.').waitFor()
  await page.getByLabel('Código de recuperación').fill((recoveryCodes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await heading(page, /Dra\. Elena/).waitFor()

  await page.goto(`${demo.url}/settings/security`)
  await page.getByText('Le quedan 9 de 10').waitFor()
  await page.getByRole('button', { name: 'Activar códigos' }).click()
  const enrolling = dialog(page, 'Activar códigos')
  await enrolling.getByRole('img', { name: /Código QR/ }).waitFor()
  const secret = (await enrolling.locator('code').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  // A browser may forbid the page to write to the clipboard. The dialog then asks the doctor to copy the key by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await enrolling.getByRole('button', { name: 'Copiar la clave' }).click()
  await page.getByText('No se pudo copiar. Selecciónela y cópiela.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await enrolling.getByLabel('Código de 6 dígitos').fill('12')
  await page.keyboard.press('Enter')
  await enrolling.getByText('Escriba los 6 dígitos que muestra su aplicación.').waitFor()
  await enrolling.getByLabel('Código de 6 dígitos').fill(totp.generate())
  await page.keyboard.press('Enter')
  await page.getByText('Los códigos están activados.').waitFor()
  await page.getByText(/^Activados:/).waitFor()

  await logOut(page)
  await logInAs(page, demo, email, password)
  await page.getByRole('button', { name: 'Usar un código de la aplicación' }).click()
  // The login also accepts the code of the next half minute. The test uses that one, because a code is accepted once and that
  // of the current half minute may be used already.
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel('Código de su aplicación').fill(code)
  await page.keyboard.press('Enter')
  await heading(page, /Dra\. Elena/).waitFor()
  await logOut(page)
  await logInAs(page, demo, email, password)
  await page.getByRole('button', { name: 'Usar un código de la aplicación' }).click()
  await page.getByLabel('Código de su aplicación').fill(code)
  await page.keyboard.press('Enter')
  await page.getByText('El código no es correcto o ya se usó. Espere el siguiente.').waitFor()

  for (const subject of ['Hay una passkey nueva', 'Se usó un código de recuperación', 'Su cuenta de'])
    expect(await newestLink(page, demo, email, subject)).toContain('/settings/security')
  expect(unexpected(tab)).toEqual([])
})

test('an expired session asks for the second factor in a dialog above the page', async () => {
  const { demo } = product
  const { email, password } = demo.doctor
  const tab = await openTab(browser, { bypassCSP: true })
  const { page } = tab
  await logInAs(page, demo, email, password)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill(recoveryCodes[1] ?? '')
  await page.keyboard.press('Enter')
  await heading(page, /Dra\. Elena/).waitFor()
  await runSql(product, 'update session set revoked_at = now() where account_id = $1', [product.doctorId])
  // The page may have noticed that the session has ended: its dialog then covers the link, so the click is made by script.
  await page
    .getByRole('link', { name: 'Historial' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  const ended = dialog(page, 'La sesión terminó')
  await ended.getByLabel(/Contraseña de/).fill(password)
  await page.keyboard.press('Enter')
  await ended.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await ended.getByLabel('Código de recuperación').fill(recoveryCodes[2] ?? '')
  await page.keyboard.press('Enter')
  await ended.waitFor({ state: 'detached' })
  await heading(page, 'Historial').waitFor()
  expect(unexpected(tab)).toEqual([])
})
