import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { DrugShelf } from '#contract/medications/drug-catalogue.ts'
import { leftOnDevice, waitForAnswerOnDevice, waitForDraftOnDevice } from './actions/device.ts'
import { addDrug, choosePatient, logIn, writeInstructions } from './actions/doctor.ts'
import { waitForPaint } from './actions/keys.ts'
import { openColdTab, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Pages that read from the server, while no server answers. */

const SAID = 'Esto se carga solo en cuanto vuelva la conexión.'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Waits until the service worker has all files of the application and answers this page's requests too. */
const shellIsKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 })

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

test('offline, data read before are shown; other pages say so at once and load by themselves later', async () => {
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  await logIn(page, product.demo, '/prescriptions')
  await shellIsKept(page)
  const rows = page.locator('[data-history-row]')
  await rows.first().waitFor()
  await page.context().setOffline(true)
  await follow(page, 'Medicamentos')
  await page.getByText(SAID).first().waitFor()
  await follow(page, 'Historial')
  await rows.first().waitFor()
  // The list contains the whole prescription, so its page opens without a request.
  await rows.first().click()
  await page.locator('[data-history-row][aria-current]').click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await page.getByText(/^Receta [0-9A-Z]{4}-/).waitFor()
  await follow(page, 'Medicamentos')
  await page.getByText(SAID).first().waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText(SAID).count()).toBe(0)
  await page.getByText('Lo que receto').waitFor()
})

test('a page whose code is missing says so inside its frame, and loads by itself later', async () => {
  const { page } = await openTab(browser)
  // The route is blocked before the page's code is prefetched.
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
  await page.route(/\/api\/|\/readyz$/, () => undefined)
  // The timeout is measured from the call, not from the moment when the placeholder of the code appears.
  const openUntilLate = async () => {
    await Promise.all([page.waitForRequest(/\/rx-endpoint\/\?limit=25/), follow(page, 'Historial')])
    await page.locator('main .skeleton').first().waitFor()
    await page.clock.fastForward(15_000)
    await page.getByText('El servidor tarda demasiado en responder.').first().waitFor()
  }
  await openUntilLate()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
  // The composer opens with the answers that the tab has kept, as it does offline.
  await follow(page, 'Receta Nueva')
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo')
  await page.clock.fastForward(15_000)
  await page.getByText('Guardado en este equipo').waitFor()
  await openUntilLate()
  // The page finds the server by itself, and asks for the list again.
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

/** Calls whose answers can stop an issue: the checks, and the issue itself. */
const STOPS = /\/safety\/check\/|\/rx-endpoint\/$/

const PATIENT = 'Guadalupe Simulada Pérez'

/** Runs in a page before its own code: holds back the parts of the catalogue until the event `release-catalogue`. */
function holdCatalogue(): void {
  const released = new Promise((resolve) => addEventListener('release-catalogue', resolve))
  const send = fetch
  window.fetch = async (input, ...more) => {
    const address = input instanceof Request ? input.url : String(input)
    if (/\/drugs\/catalogue\/[^/]+\/\d+\/$/.test(address)) await released
    return send(input, ...more)
  }
}

test('offline, a new tab shows the patients of today and writes for them, with the whole catalogue', async () => {
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  // The browser lists 250 files by default: code that is fetched in idle time must not take the places of the catalogue.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  const shelf = page.waitForResponse(/\/api\/v2\/drugs\/shelf\//)
  await logIn(page, product.demo, '/prescriptions/new')
  await shellIsKept(page)
  const { catalogue } = (await (await shelf).json()) as DrugShelf
  // The composer fetches the parts of the catalogue in idle time. An entry is there once its response has ended.
  await page.waitForFunction(
    (parts) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/drugs\/catalogue\/[^/]+\/\d+\/$/.test(name)).length >= parts,
    catalogue.parts,
    { timeout: 60_000 },
  )
  for (const name of ['locations', 'drugs/shelf']) await waitForAnswerOnDevice(page, `GET /api/v2/${name}/`)
  await page.goto(`${product.url}/patients`)
  await page.getByRole('link', { name: PATIENT }).first().click()
  await page.getByRole('heading', { level: 1, name: PATIENT }).waitFor()
  const patient = page.url()
  await waitForAnswerOnDevice(page, 'GET /api/v2/patient/:uid/')
  await page.context().setOffline(true)
  // A new tab has no token: the session can't be checked, and counts until a server says otherwise.
  const later = await page.context().newPage()
  await later.addInitScript(holdCatalogue)
  await later.goto(patient)
  await later.getByRole('heading', { level: 1, name: PATIENT }).waitFor()
  await later.getByText(/^Sin conexión\./).waitFor()
  await later.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await choosePatient(later, 'guadalupe', PATIENT)
  await later.getByRole('combobox', { name: 'Agregar medicamento' }).fill('paracetamol')
  // Without the catalogue only a server could answer. The search is repeated once the catalogue is there.
  await later.getByText(/^Se puede buscar cuando vuelva la conexión/).waitFor()
  await later.evaluate(() => dispatchEvent(new Event('release-catalogue')))
  await later
    .getByRole('option', { name: /Paracetamol/ })
    .first()
    .waitFor()
  await later.context().setOffline(false)
  await later.getByText('Guardado en su cuenta').waitFor()
  await expect.poll(() => later.getByText(/[Ss]in conexión/).count()).toBe(0)
})

test('while the code of the safety checks is missing the page says so, and a contraindicated pair is not issued', async () => {
  const { page } = await openColdTab(browser)
  // With an answer to the second address the page would reload to get the missing code.
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
  // The page asks about an unusual place first, or the server refuses the issue. Both wait for the missing dialog.
  const refused = page.waitForResponse((answer) => STOPS.test(answer.url()))
  await page.keyboard.press('Control+Enter')
  await refused
  await waitForPaint(page)
  expect(await missing.isVisible()).toBe(true)
  await page.unrouteAll()
  await page.getByRole('list', { name: 'Advertencias de Simvastatina' }).getByText('Contraindicado').waitFor()
  await page
    .getByRole('region', { name: 'Seguridad' })
    .getByText(/^Se encontró: 1 contraindicación/)
    .waitFor()
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
  // With the network the page asks again by itself, and may have no button any more.
  await again.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click())
  await facts.first().waitFor()
  expect(await failed.or(away).count()).toBe(0)
})

test('offline, a page is in the colours of its brand, with its logo, however long ago that was shown', async () => {
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  await logIn(page, product.demo)
  await shellIsKept(page)
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
  const logo = page.locator('img[src*="/brand/"]').first()
  await logo.waitFor()
  const inColour = await accent()
  expect(inColour).not.toBe('')
  await waitForAnswerOnDevice(page, 'GET /api/v2/profile/')
  await page.evaluate(() => {
    interface Stored {
      local: { themes: { at: number }[] }
    }
    const stored = JSON.parse(localStorage['persist'] as string) as Stored
    const themes = stored.local.themes.map((theme) => ({ ...theme, at: theme.at - 48 * 3_600_000 }))
    localStorage['persist'] = JSON.stringify({ ...stored, local: { ...stored.local, themes } })
  })
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
  await expect.poll(accent).toBe(inColour)
  await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
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
  // The settings that stay name no doctor and no patient. `chosen`: no account awaits the language.
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

test('offline, the list of drafts opens and shows drafts that only the device has', async () => {
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  await logIn(page, product.demo, '/prescriptions/new')
  await shellIsKept(page)
  await choosePatient(page, 'simulada', 'Guadalupe Simulada Pérez')
  await page.getByText('Guardado en su cuenta').waitFor()
  const drafts = page.getByRole('link', { name: /borrador/ }).first()
  // Offline the number of drafts stays as it was read last.
  await drafts.waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Empezar otra' }).click()
  await page.getByRole('textbox', { name: 'Indicaciones generales' }).fill('Reposo relativo')
  await waitForDraftOnDevice(page, 'Reposo relativo')
  await drafts.click()
  await page.getByRole('heading', { name: 'Borradores' }).waitFor()
  const here = page.getByRole('region', { name: 'Solo en este equipo' })
  await here.getByRole('link', { name: /^Seguir con la receta de/ }).waitFor()
})
