import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { runSql } from './actions/run-sql.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the home page: the list of matters that need the doctor's attention, the widgets, and their arrangement. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Gives each of the newest prescriptions a mail that failed, as the delivery records it after a refusal. */
async function bounceMails(count: number): Promise<void> {
  await runSql(
    product,
    `with bounced as (
       insert into mail (doctor_id, prescription_id, kind, recipient, state, outcome)
       select doctor_id, id, 'prescription', 'rechaza@paciente.example', 'failed', '550'
       from prescription where doctor_id = $1 order by id desc limit $2
       returning id, prescription_id
     )
     insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id, details)
     select $1, 'system', 'mail.failed', 'prescription', prescription_id, json_build_object('mail', id, 'outcome', '550')
     from bounced`,
    [product.doctorId, count],
  )
}
const region = (page: Page, name: string): Locator => page.getByRole('region', { name })

/**
 * Expands the list of matters that need the doctor's attention, and returns all of its entries. How many entries are shown before
 * that depends on when their data arrive.
 */
async function allWaiting(page: Page): Promise<Locator> {
  const waiting = region(page, 'Por atender')
  await waiting.getByRole('listitem').first().waitFor()
  const more = waiting.getByRole('button', { name: /^Ver \d+ más/ })
  if (await more.isVisible()) await more.click()
  return waiting.getByRole('listitem')
}
const titles = (page: Page) => page.locator('#content h2').allTextContents()

beforeAll(async () => {
  // The existing mails of the demo's prescriptions count as sent, so that none is delivered while the tests run.
  await runSql(product, `update mail set state = 'sent' where doctor_id = $1`, [product.doctorId])
})

test('a mail that bounced appears without a reload, and its address is corrected in place with the keyboard', async () => {
  const { page, complaints } = await openTab(browser)
  const opened = page.waitForResponse('**/api/v2/events/')
  await logIn(page, product.demo)
  const waiting = region(page, 'Por atender')
  // The list of matters that need the doctor's attention already contains the demo's unpaid payment links.
  await waiting.getByRole('listitem').first().waitFor()
  await opened
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
  await bounceMails(1)
  const act = waiting.getByRole('button', { name: 'Corregir dirección' })
  await act.waitFor()
  expect(await act.count()).toBe(1)
  await act.focus()
  await page.keyboard.press('Enter')
  const email = waiting.getByLabel('Correo del paciente')
  await email.waitFor()
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  await email.fill('sin arroba')
  await page.keyboard.press('Enter')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await email.fill(product.addressOf('corregida@paciente.example'))
  await page.keyboard.press('Enter')
  await email.waitFor({ state: 'detached' })
  await act.waitFor({ state: 'detached' })
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('an item is removed with the keyboard, the focus goes to the one beside it, and the removal is undone', async () => {
  await bounceMails(2)
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  const rows = await allWaiting(page)
  await rows.nth(1).waitFor()
  const before = await rows.allTextContents()
  await rows
    .first()
    .getByRole('button', { name: /^Quitar de la lista: El correo de / })
    .focus()
  const removed = page.waitForResponse('**/api/v2/dashboard/dismissed/**')
  await page.keyboard.press('Enter')
  expect((await removed).status()).toBe(204)
  await expect.poll(() => rows.allTextContents()).toEqual(before.slice(1))
  await page.locator('[data-dismiss]:focus').waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => rows.allTextContents()).toEqual(before)

  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/dashboard/dismissed/'),
  )
  await rows
    .first()
    .getByRole('button', { name: /^Quitar de la lista/ })
    .click()
  await expect.poll(() => rows.count()).toBe(before.length - 1)
  expect((await saved).status()).toBe(204)
  await page.reload()
  const left = await allWaiting(page)
  await expect.poll(() => left.allTextContents()).toEqual(before.slice(1))
  expect(complaints).toEqual([])
})

/** API calls of the home page. A provider of weather would add a fifth; the product of the tests has none. */
const CALLS_OF_HOME = ['/api/v2/brand/', '/api/v2/dashboard/', '/api/v2/news', '/api/v2/profile/']
/**
 * API calls before the stream of events, which opens some seconds after the load. Later calls are left out, because an event,
 * such as that of a bounced mail, may have caused them.
 */
const beforeEvents = (paths: readonly string[]): readonly string[] => {
  const stream = paths.indexOf('/api/v2/events/')
  return stream < 0 ? paths : paths.slice(0, stream)
}

test('nothing moves while the page loads, and at most six calls go to the API, begun together', async () => {
  await bounceMails(3)
  const { page } = await openTab(browser, { ...MOVING, viewport: { width: 375, height: 812 } })
  const rest = watchRequests(page)
  await logIn(page, product.demo)
  // The calls of the first load must have ended. One that is sent later would be counted with the second load.
  await rest()
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      // Performance entries of the type `layout-shift` have members that the type `PerformanceEntry` does not list.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shift += entry.value
      document.documentElement.setAttribute('data-shift', String(shift))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Every answer is held until all calls were sent. A call that waits for the answer to another would never be sent.
  const sent: string[] = []
  let release = (): void => undefined
  const allSent = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v2/**', async (route) => {
    sent.push(new URL(route.request().url()).pathname)
    if (sent.length === CALLS_OF_HOME.length) release()
    await allSent
    await route.continue()
  })
  await page.reload()
  await region(page, 'Por atender').getByRole('listitem').first().waitFor()
  await region(page, 'Últimas recetas').getByRole('listitem').first().waitFor()
  await rest()
  expect(beforeEvents(sent).toSorted()).toEqual(CALLS_OF_HOME)
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThanOrEqual(0.02)

  const tab = await page.context().newPage()
  const sentByTab: string[] = []
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:api\/v2|rest-auth)\//.test(pathname)) sentByTab.push(pathname)
  })
  // The stream of events may open before the list of latest prescriptions is shown.
  const streamed = tab.waitForRequest('**/api/v2/events/')
  await tab.goto(`${product.url}/`)
  await region(tab, 'Últimas recetas').getByRole('listitem').first().waitFor()
  await streamed
  // A new tab has no access token, so the call that requests one is added.
  expect(beforeEvents(sentByTab).toSorted()).toEqual([...CALLS_OF_HOME, '/rest-auth/token/refresh/'])
})

test('a row of the latest prescriptions repeats its prescription for the same patient', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  const row = region(page, 'Últimas recetas').getByRole('listitem').filter({ hasText: 'Ramón Ñáñez' }).first()
  const repeat = row.getByRole('link', { name: 'Repetir la receta de Ramón Ñáñez Ficticio' })
  // On a narrow screen the link that repeats a prescription is hidden, because the patient's name needs the width.
  await page.setViewportSize({ width: 375, height: 800 })
  await repeat.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await repeat.click()
  await page.waitForURL(/\/prescriptions\/new\?repeat=[0-9a-f]{64}$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Losartán').first().waitFor()
  expect(complaints).toEqual([])
})

test('the doctor sorts and hides widgets with the keyboard, undoes it, and finds them so on another device', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await region(page, 'Últimas recetas').getByRole('listitem').first().waitFor()
  // The title of the widget of the month is "Este mes" until its figures have arrived, and then the name of the month.
  await expect.poll(() => titles(page)).not.toContain('Este mes')
  const before = await titles(page)
  expect(before.indexOf('Últimas recetas')).toBeLessThan(before.indexOf('Interacciones de medicamentos'))

  await page.getByRole('button', { name: 'Organizar' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Organizar el inicio' })
  await dialog.waitFor()
  const up = dialog.getByRole('button', { name: 'Subir Interacciones de medicamentos' })
  for (let step = 0; step < before.length; step += 1) {
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  await dialog.getByRole('listitem').first().getByText('Interacciones de medicamentos').waitFor()
  await dialog.getByRole('checkbox', { name: 'Últimas recetas' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Listo' }).click()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  // The notice with the undo button closes after ten seconds, but stays while the button has the focus.
  await undo.focus()
  await expect
    .poll(async () => (await titles(page)).slice(0, 2))
    .toEqual(['Por atender', 'Interacciones de medicamentos'])
  await expect.poll(() => titles(page)).not.toContain('Últimas recetas')

  const other = await openTab(browser)
  await logIn(other.page, product.demo)
  await region(other.page, 'Interacciones de medicamentos').waitFor()
  await expect
    .poll(async () => (await titles(other.page)).slice(0, 2))
    .toEqual(['Por atender', 'Interacciones de medicamentos'])

  await undo.click()
  await expect.poll(() => titles(page)).toEqual(before)
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('a widget whose data could not be read says so, and tries again', async () => {
  const { page } = await openTab(browser)
  // Without the stream of events, only the button of the widget reads the data again.
  await page.route('**/api/v2/events/', (route) => route.abort())
  let isBroken = true
  await page.route('**/api/v2/dashboard/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: isBroken ? { ...(await answer.json()), latest: null } : await answer.json() })
  })
  await logIn(page, product.demo)
  const latest = region(page, 'Últimas recetas')
  await latest.getByRole('alert').getByText('No se pudo cargar.').waitFor()
  isBroken = false
  await latest.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await latest.getByRole('listitem').first().waitFor()
})

test('the home page is in English for a doctor who chose it', async () => {
  await runSql(
    product,
    `update doctor set ux_settings = ux_settings || '{"language":"en"}' where doctor_id = $1`,
    [product.doctorId],
  )
  const { page, complaints } = await openTab(browser)
  await openLoggedInPage(page, product.demo, product.demo.doctor, '/')
  await region(page, 'To attend to').waitFor()
  await region(page, 'Latest prescriptions').getByRole('listitem').first().waitFor()
  await region(page, 'Drug interactions').waitFor()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page
    .getByRole('dialog', { name: 'Arrange the home page' })
    .getByRole('button', { name: 'Done' })
    .click()
  expect(complaints).toEqual([])
})
