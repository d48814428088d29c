import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leftOnDevice, waitForAnswerOnDevice, waitForDraftOnDevice } from './actions/device.ts'
import { addDrug, choosePatient, logIn, writeInstructions } from './actions/doctor.ts'
import { lit, option, waitForPaint } from './actions/keys.ts'
import { openColdTab, openTab } from './browser.ts'
import { holdUp } from './hold-up.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests of pages that read from the server while no server answers. used-device.e2e.ts tests pages that a service worker
 * serves.
 */

const SAID = 'Esto se carga solo en cuanto vuelva la conexión.'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

test('a page whose code is missing says so inside its frame, and loads by itself later', async () => {
  const { page } = await openTab(browser)
  // The address of the page's code is blocked before the code is prefetched.
  await page.route(/\/MedicationsPage\.js|\/healthz$/, (route) => route.abort('internetdisconnected'))
  await logIn(page, product.demo)
  await follow(page, 'Medicamentos')
  await page.getByRole('heading', { level: 1, name: 'Aún no se puede abrir esta página' }).waitFor()
  expect(await page.getByRole('link', { name: 'Historial' }).count()).toBe(1)
  await page.unrouteAll()
  await page.getByRole('heading', { level: 1, name: 'Medicamentos' }).waitFor()
})

test('without a server the retry button keeps its place, and the page loads once a server responds', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await page.route(/\/api\/|\/readyz$/, (route) => route.abort('connectionrefused'))
  await follow(page, 'Historial')
  await page.getByText(SAID).waitFor()
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' })
  const asked = page.waitForRequest(/\/readyz$/)
  await retry.press('Enter')
  await asked
  await page.locator('button:focus:not([aria-busy])', { hasText: 'Intentar de nuevo' }).waitFor()
  await page.unrouteAll()
  await page.locator('[data-history-row]').first().waitFor()
  await expect.poll(() => page.getByText(SAID).count()).toBe(0)
})

test('with a server that never responds the page says so, and writing goes on', async () => {
  const { page } = await openColdTab(browser)
  await logIn(page, product.demo)
  await page.clock.install()
  await page.route(/\/api\/|\/(?:readyz|healthz)$/, () => undefined)
  // The time limit of a call begins when the call is sent. The test therefore waits for the call: the placeholder alone also
  // shows while the code of the page is still loading.
  const openUntilLate = async () => {
    await Promise.all([page.waitForRequest(/\/rx-endpoint\/\?limit=25/), follow(page, 'Historial')])
    await page.locator('main .skeleton').first().waitFor()
    await page.clock.fastForward(15_000)
    // A page that has noticed that no server answers says so in its notice about the connection.
    await page.getByText('El servidor tarda demasiado.').or(page.getByText(SAID)).first().waitFor()
  }
  await openUntilLate()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
  // The composer opens with the answers that the tab has stored, as it does without a network.
  await follow(page, 'Receta Nueva')
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo')
  await page.clock.fastForward(15_000)
  await page.getByText('Guardado en este equipo').waitFor()
  await openUntilLate()
  // The page itself notices that the server is back, and reads the list again.
  await page.unrouteAll()
  await page.clock.fastForward(5000)
  await page.locator('[data-history-row]').first().waitFor()
})

test('without a server no page claims that there are no favourites', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await page.route(/\/api\/v2\/favourite/, (route) => route.abort('connectionrefused'))
  await follow(page, 'Receta Nueva')
  const favourites = page.getByRole('region', { name: 'Favoritos' })
  await favourites.getByText(SAID).waitFor()
  await page.unrouteAll()
  await favourites.getByText('Guarde una receta como favorito').waitFor()
})

test('a medicine that could not be searched is not said to be missing from the catalogue', async () => {
  const { page } = await openTab(browser)
  await page.route(/\/api\/v2\/drugs\//, (route) => route.abort('connectionrefused'))
  await logIn(page, product.demo, '/prescriptions/new')
  const add = page.getByRole('combobox', { name: /Agregar medicamento/ })
  const absent = page.getByRole('option').getByText('No está en el catálogo: no se revisa.')
  await add.fill('naproxeno 500')
  await page.getByRole('option', { name: 'Usar «naproxeno 500» como texto libre' }).waitFor()
  expect(await absent.count()).toBe(0)
  await page.unrouteAll()
  await page.reload()
  await add.fill('qwxzqwxz')
  await absent.waitFor()
})

/** Opens the composer while its searches get no answer, and searches for a patient. */
async function searchInVain(): Promise<Page> {
  const { page } = await openTab(browser)
  await page.route(/\/api\/v2\/(?:patient|drugs)\//, (route) => route.abort('connectionrefused'))
  await logIn(page, product.demo, '/prescriptions/new')
  await page.getByRole('combobox', { name: 'Paciente' }).fill('Zoila Ficticia')
  await page.getByRole('option', { name: 'Agregar a «Zoila Ficticia»' }).waitFor()
  return page
}

const nameOfNew = (page: Page) => page.getByRole('textbox', { name: /^Nombre completo/ })

test('after a search that failed, arrow keys light the entry that needs no search, and Enter takes it', async () => {
  const page = await searchInVain()
  // No entry of the list is highlighted before an arrow key is pressed, because the page does not know whether the patient is
  // new. The page also has a choice of workplaces, one of which is selected; it does not belong to this list.
  await option(page, /Zoila/).waitFor()
  expect(await lit(page, /./).count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await lit(page, /Zoila/).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => nameOfNew(page).inputValue()).toBe('Zoila Ficticia')
  const add = page.getByRole('combobox', { name: /Agregar medicamento/ })
  await add.fill('naproxeno 500')
  await page.getByRole('option', { name: 'Usar «naproxeno 500» como texto libre' }).waitFor()
  await add.press('ArrowDown')
  await lit(page, /como texto libre/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Texto libre: todavía no se revisa, falta el catálogo.').waitFor()
})

test('after a search that failed, a tap takes the entry that needs no search', async () => {
  const page = await searchInVain()
  await page.getByRole('option', { name: 'Agregar a «Zoila Ficticia»' }).click()
  await expect.poll(() => nameOfNew(page).inputValue()).toBe('Zoila Ficticia')
})

/** Calls whose answers can prevent an issue: the safety checks, and the issue itself. */
const STOPS = /\/safety\/check\/|\/rx-endpoint\/$/

const PATIENT = 'Guadalupe Simulada Pérez'

test('while the code of the safety checks is missing the page says so, and a contraindicated pair is not issued', async () => {
  const { page } = await openColdTab(browser)
  // The health call is blocked too, because the page would reload to get the missing code if the server answered.
  await page.route(/\/(?:SafetyPanel|ReasonDialog)\.js|\/healthz$/, (route) =>
    route.abort('internetdisconnected'),
  )
  await logIn(page, product.demo, '/prescriptions/new')
  await choosePatient(page, 'nanez', 'Ramón Ñáñez Ficticio')
  const missing = page.getByRole('alert').filter({ hasText: 'Seguridad sin revisar' })
  for (const typed of ['Claritromicina 500', 'Simvastatina 20']) {
    const drug = typed.replace(/ .*/, '')
    await addDrug(page, typed, new RegExp(drug))
    await writeInstructions(page, drug, 'Tomar 1 tableta cada 24 horas durante 7 días')
  }
  await missing.waitFor()
  await page.getByText('Guardado en su cuenta').waitFor()
  // Either the page asks about an unusual workplace, or the server refuses the issue. In both cases the page needs the dialog
  // whose code is missing.
  const refused = page.waitForResponse((answer) => STOPS.test(answer.url()))
  await page.keyboard.press('Control+Enter')
  await refused
  await waitForPaint(page)
  expect(await missing.isVisible()).toBe(true)
  await page.unrouteAll()
  await page.getByRole('list', { name: 'Advertencias de Simvastatina' }).getByText('Contraindicado').waitFor()
  const told = page.getByRole('region', { name: 'Seguridad' }).getByRole('paragraph')
  await told.filter({ hasText: /^Se encontró: 1 contraindicación/ }).waitFor()
  expect(await missing.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/prescriptions/new')
  await page.getByText('Guardado en su cuenta').waitFor()
})

test('a record that could not be read is called unread, on one line of a phone, until it arrives', async () => {
  const { page } = await openTab(browser, { viewport: { width: 375, height: 812 } })
  await logIn(page, product.demo, '/prescriptions/new')
  const record = /\/patient\/[^/]+\/record\/$|\/safety\/running\//
  await page.route(record, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: /^Buscar paciente/ }).click()
  await choosePatient(page, 'guadalupe', PATIENT)
  const facts = page.getByRole('list', { name: 'Del expediente' }).getByRole('listitem')
  const failed = page.locator('p').filter({ hasText: /^Alergias y expediente sin leer$/ })
  const away = page.locator('p').filter({ hasText: /^Sin conexión: alergias y expediente sin leer$/ })
  await failed.waitFor()
  const again = page.getByRole('button', { name: 'Intentar de nuevo' })
  await again.waitFor()
  await page.context().setOffline(true)
  await away.waitFor()
  const { x, width, height } = (await away.boundingBox())!
  expect([height < 32, x + width < 375 - 16]).toEqual([true, true])
  expect(await facts.count()).toBe(0)
  await page.context().setOffline(false)
  await failed.waitFor()
  await page.unrouteAll()
  // With the network, the page may read the facts of the patient's record before the button is pressed. The button is then gone.
  await again.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click())
  await facts.first().waitFor()
  await expect.poll(() => failed.or(away).count()).toBe(0)
})

test('a page that calls nothing, as the login, says from its beginning that there is no network', async () => {
  const { page } = await openTab(browser)
  // A browser tells a new page that it is offline; Playwright does not, so the test sets `onLine`.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto(`${product.url}/login`)
  await page.getByText(/^Sin conexión\./).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => page.getByText(/^Sin conexión\./).count()).toBe(0)
})

test('a logout leaves no key and no answer on the device', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo, '/prescriptions/new')
  await choosePatient(page, 'simulada', PATIENT)
  await waitForAnswerOnDevice(page, 'GET /api/v2/locations/')
  await waitForDraftOnDevice(page, PATIENT)
  expect((await leftOnDevice(page)).keys).toHaveLength(2)
  await page.getByText('Guardado en su cuenta').waitFor()
  await follow(page, 'Cerrar Sesión')
  await page.getByLabel('Correo electrónico').waitFor()
  await expect.poll(() => leftOnDevice(page)).toEqual({ keys: [], answers: 0 })
  // The settings that stay on the device after the logout name no doctor and no patient. `chosen: false` says that no chosen
  // language waits to be saved in an account.
  await expect
    .poll(() =>
      page.evaluate(() => (JSON.parse(localStorage['persist'] as string) as { local: unknown }).local),
    )
    .toEqual({ chosen: false, language: 'es', session: false, themes: expect.any(Array) })
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['persist'],
    [],
  ])
})

test('results stay when the same text is searched again without a network', async () => {
  const { page } = await openTab(browser)
  const letCome = await holdUp(page, /\/drug-results\.js/)
  await holdUp(page, /\/page-catalogue\.js/)
  await logIn(page, product.demo, '/prescriptions/new')
  await page.locator('#rx-add').fill('amoxi')
  const found = page.getByRole('option', { name: /Amoxicilina/ }).first()
  await found.waitFor()
  const search = /\/drugs\/\?/
  await page.route(search, (route) => route.abort('internetdisconnected'))
  const hasFailed = page.waitForEvent('requestfailed', (request) => search.test(request.url()))
  letCome()
  await hasFailed
  await waitForPaint(page)
  expect(await found.isVisible()).toBe(true)
})
