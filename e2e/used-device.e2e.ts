import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { DrugShelf } from '#contract/medications/drug-catalogue.ts'
import { waitForWorker, waitForAnswerOnDevice, waitForDraftOnDevice } from './actions/device.ts'
import { beginAnother, choosePatient, logIn } from './actions/doctor.ts'
import { HANGS, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/*
 * Tests without a network, on a device that has used the product before, so that its service worker has all files of the
 * application. The tests share the device, because a new one takes 2 s of processor time to store the files.
 */

const SAID = 'Esto se carga solo en cuanto vuelva la conexión.'
const PATIENT = 'Guadalupe Simulada Pérez'

let product: Product
let browser: Browser
let device: BrowserContext
withRunningProduct((it) => ({ product, browser } = it))
beforeAll(async () => {
  const { page } = await openTab(browser, { serviceWorkers: 'allow' })
  await logIn(page, product.demo)
  // The product registers its service worker some time after the first page (web/app/service-worker-later.ts).
  await waitForWorker(page)
  device = page.context()
})

/** Opens a tab on the shared device, and reconnects the network, which an earlier test may have cut. */
async function openAgain(): Promise<Page> {
  await device.setOffline(false)
  await Promise.all(device.pages().map((page) => page.close()))
  const page = await device.newPage()
  page.setDefaultTimeout(HANGS)
  return page
}

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

test('offline, data read before are shown; other pages say so at once and load by themselves later', async () => {
  const page = await openAgain()
  await logIn(page, product.demo, '/prescriptions')
  await waitForWorker(page)
  const rows = page.locator('[data-history-row]')
  await rows.first().waitFor()
  await page.context().setOffline(true)
  await follow(page, 'Medicamentos')
  await page.getByText(SAID).first().waitFor()
  await follow(page, 'Historial')
  await rows.first().waitFor()
  // The stored answer with the list contains the whole prescription, so that its page opens without a request.
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

test('after a reload offline, pages show what they read before, and payments are only waited for', async () => {
  const page = await openAgain()
  await logIn(page, product.demo, '/prescriptions')
  await waitForWorker(page)
  const main = page.getByRole('main')
  const rows = page.locator('[data-history-row]')
  await rows.first().click()
  await page.locator('[data-history-row][aria-current]').click()
  await page.waitForURL(/\/prescriptions\/[0-9a-f]{64}$/)
  await page.locator('.sheet').first().waitFor()
  await waitForAnswerOnDevice(page, 'GET /api/v2/rx/sheet-look/:signature/')
  const read = [
    { path: new URL(page.url()).pathname, call: '', shown: page.locator('.sheet').first() },
    {
      path: '/figures',
      call: 'GET /api/v2/figures/month/:month/',
      shown: main.getByText(/recetas?$/).first(),
    },
    {
      path: '/wrapped',
      call: 'GET /api/v2/figures/year/:year/',
      shown: main.getByText(/^recetas?$/).first(),
    },
    {
      path: '/settings/pharmacies',
      call: 'GET /api/v2/pharmacies/',
      shown: main.getByRole('listitem').first(),
    },
  ]
  for (const { path, call, shown } of read.slice(1)) {
    await page.goto(product.url + path)
    await shown.waitFor()
    await waitForAnswerOnDevice(page, call)
  }
  await page.context().setOffline(true)
  for (const { path, shown } of read) {
    await page.goto(product.url + path)
    await shown.waitFor()
  }
  await page.goto(`${product.url}/paylinks`)
  await main.getByText(SAID).waitFor()
  expect(await main.getByRole('button', { name: 'Intentar de nuevo' }).count()).toBe(0)
  expect(await main.getByText('No se pudo').count()).toBe(0)
})

/**
 * Holds back the parts of the drug catalogue until the event `release-catalogue`. This function runs in a page before the
 * page's own code.
 */
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
  const page = await openAgain()
  // The browser by default lists the first 250 files that a page loads. Files that are prefetched could take the places of the
  // catalogue's.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  const shelf = page.waitForResponse(/\/api\/v2\/drugs\/shelf\//)
  await logIn(page, product.demo, '/prescriptions/new')
  await waitForWorker(page)
  const { catalogue } = (await (await shelf).json()) as DrugShelf
  // The composer fetches the parts of the drug catalogue in idle time. The browser lists a part once its response has ended.
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
  // A new tab has no access token, and no session can be checked without a network. The page therefore treats the session as
  // valid until a server says otherwise.
  const later = await page.context().newPage()
  await later.addInitScript(holdCatalogue)
  await later.goto(patient)
  await later.getByRole('heading', { level: 1, name: PATIENT }).waitFor()
  await later.getByText(/^Sin conexión\./).waitFor()
  await later.getByRole('link', { name: 'Receta Nueva' }).first().click()
  await choosePatient(later, 'guadalupe', PATIENT)
  await later.getByRole('combobox', { name: 'Agregar medicamento' }).fill('paracetamol')
  // Until the page has the catalogue, only a server could answer the search. The page repeats the search once the catalogue has
  // loaded.
  await later
    .getByRole('paragraph')
    .filter({ hasText: /^Se puede buscar cuando vuelva la conexión/ })
    .waitFor()
  await later.evaluate(() => dispatchEvent(new Event('release-catalogue')))
  await later
    .getByRole('option', { name: /Paracetamol/ })
    .first()
    .waitFor()
  await later.context().setOffline(false)
  await later.getByText('Guardado en su cuenta').waitFor()
  await expect.poll(() => later.getByText(/[Ss]in conexión/).count()).toBe(0)
})

test('offline, a new tab shows the sheet as with a network: head, mark of the demonstration, and choice of the paper', async () => {
  const page = await openAgain()
  await logIn(page, product.demo, '/prescriptions/new')
  await waitForWorker(page)
  for (const of of ['', 'paper/']) await waitForAnswerOnDevice(page, `GET /api/v2/hospital/:id/${of}`)
  const sheetOf = (tab: Page) => tab.getByRole('complementary', { name: 'Así se imprime' }).locator('.sheet')
  const clinic =
    (await page.getByRole('region', { name: 'Lugar' }).getByRole('paragraph').textContent()) ?? ''
  // The sheet shows the address of the clinic once the workplaces have loaded.
  await sheetOf(page).first().getByText(clinic).waitFor()
  const printed = (await sheetOf(page).first().textContent()) ?? ''
  expect(printed.split(clinic)).toHaveLength(2)
  expect(printed).toContain('DEMOSTRACIÓN, sin validez')
  await page.context().setOffline(true)
  const later = await page.context().newPage()
  await later.goto(`${product.url}/prescriptions/new`)
  await later.getByText(/^Sin conexión\./).waitFor()
  await sheetOf(later).first().waitFor()
  expect(await sheetOf(later).first().textContent()).toBe(printed)
  await later.getByRole('button', { name: 'Media carta' }).click()
  await later.locator('.sheet[data-paper="half_letter"]').first().waitFor()
})

test('on a phone the sheet can be opened first without a network, because it was read ahead', async () => {
  const page = await openAgain()
  await page.setViewportSize({ width: 375, height: 812 })
  await logIn(page, product.demo, '/prescriptions/new')
  await waitForWorker(page)
  // The page draws the dialog with the sheet, still closed, once the browser is idle.
  const dialog = page.locator('dialog[aria-label="Lo que se imprime"]')
  await dialog.waitFor({ state: 'attached' })
  for (const of of ['', 'paper/']) await waitForAnswerOnDevice(page, `GET /api/v2/hospital/:id/${of}`)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ver la hoja' }).click()
  await dialog.locator('.sheet', { hasText: 'DEMOSTRACIÓN, sin validez' }).waitFor()
})

test('offline, a page is in the colours of its brand, with its logo, however long ago that was shown', async () => {
  const page = await openAgain()
  await logIn(page, product.demo)
  await waitForWorker(page)
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

test('offline, the list of drafts opens and shows drafts that only the device has', async () => {
  const page = await openAgain()
  await logIn(page, product.demo, '/prescriptions/new')
  await waitForWorker(page)
  // Discards the prescription that an earlier test has begun on this device.
  await beginAnother(page)
  await choosePatient(page, 'simulada', PATIENT)
  await page.getByText('Guardado en su cuenta').waitFor()
  const drafts = page.getByRole('link', { name: /borrador/ }).first()
  // Without a network the link to the drafts shows the number of drafts that was last read from the server.
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
