import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openLoggedInPage } from './actions/access.ts'
import { countMonths } from './actions/counted.ts'
import { logIn } from './actions/doctor.ts'
import { MOVING, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of a doctor's own figures: widgets of the home page, the page of a month, and the review of a year. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))
/** Number of days of this month that have figures. */
let dayOfMonth: number
beforeAll(async () => {
  dayOfMonth = await countMonths(product)
})

test('the home page shows the month in figures, the days as a chart or a table, and five medicines', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  const figures = page.getByRole('region').filter({ hasText: 'correos entregados' })
  await figures.getByText(String(3 * dayOfMonth), { exact: true }).waitFor()
  await figures.getByText('75', { exact: false }).first().waitFor()

  await page.getByRole('img', { name: new RegExp(`^${3 * dayOfMonth} recetas?; lo más, 3`) }).waitFor()
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  const table = page.getByRole('table', { name: 'Recetas por día' })
  expect(await table.getByRole('row').count()).toBeGreaterThan(27 + dayOfMonth)
  await page.getByRole('button', { name: 'Semana' }).click()
  await page.getByRole('columnheader', { name: 'Semana del' }).waitFor()
  await page.getByRole('button', { name: 'Ver como gráfica' }).click()
  await page.getByRole('button', { name: 'Mes', exact: true }).click()
  await page.getByRole('heading', { name: 'Recetas por mes' }).waitFor()

  const top = page.getByRole('region', { name: 'Lo que más receta' }).getByRole('listitem')
  await expect.poll(() => top.count()).toBe(5)
  expect(await top.first().textContent()).toContain('Metformina')
  expect(complaints).toEqual([])
})

test('the page of a month leads to the months beside it, and its report is saved as PDF', async () => {
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await page.getByRole('link', { name: 'Mes completo' }).click()
  await page.waitForURL('**/figures')
  const list = (name: string) => page.getByRole('region', { name })
  await list('Diagnósticos más frecuentes').getByText('Hipertensión').waitFor()
  await expect.poll(() => list('Lo que más recetó').getByRole('listitem').count()).toBe(6)
  await list('En cifras').getByText('avisos de seguridad mostrados').waitFor()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^reporte-20\d\d-\d\d\.pdf$/)

  await page.goto(`${product.url}/figures?month=2025-01`)
  await page.getByRole('heading', { name: 'Enero de 2025' }).waitFor()
  await page.getByText('Sin medicamentos recetados en este mes.').waitFor()
  await page.getByRole('link', { name: 'Mes siguiente' }).click()
  await page.getByRole('heading', { name: 'Febrero de 2025' }).waitFor()
  expect(complaints).toEqual([])
})

test('the review of the year moves by buttons, keys and swipes, and its picture is saved', async () => {
  const { page, complaints } = await openTab(browser, { ...MOVING, hasTouch: true })
  await logIn(page, product.demo, '/wrapped')
  const cards = page.getByRole('region', { name: 'Tarjetas de su año' })
  await cards.getByRole('heading', { name: /^\d+ recetas$/ }).waitFor()
  await cards.getByRole('button', { name: 'Siguiente' }).click()
  await cards.getByRole('heading', { name: /días? con recetas/ }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await cards.getByRole('heading', { name: /^\d+ recetas$/ }).waitFor()
  // On a touch screen, browsers take a horizontal swipe as "back in the history", unless the `touch-action` of the cards excludes
  // horizontal panning.
  expect(await cards.evaluate((one) => getComputedStyle(one).touchAction)).toBe('pan-y pinch-zoom')
  await swipe(page, -200)
  await cards.getByRole('heading', { name: /días? con recetas/ }).waitFor()
  await swipe(page, 200)
  await cards.getByText(/^1 de \d/).waitFor()

  await page.keyboard.press('End')
  await cards.getByRole('heading', { name: 'Para compartir' }).waitFor()
  await page.keyboard.press('Home')
  await cards.getByText(/^1 de \d/).waitFor()
  for (let card = 1; card < 9; card += 1) await page.keyboard.press('ArrowRight')
  await cards.getByRole('heading', { name: 'Para compartir' }).waitFor()
  await cards.getByRole('img', { name: /^Imagen para compartir: \d+ recetas/ }).waitFor()
  const saved = page.waitForEvent('download')
  await cards.getByRole('link', { name: 'Guardar imagen' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^mi-20\d\d\.png$/)
  const summary = page.waitForEvent('download')
  await cards.getByRole('button', { name: 'Descargar resumen en PDF' }).click()
  expect((await summary).suggestedFilename()).toMatch(/^resumen-20\d\d\.pdf$/)
  expect(complaints).toEqual([])
})

test('the review of a year is a page with reduced motion, and says that a year has nothing', async () => {
  const { page, complaints } = await openTab(browser, { reducedMotion: 'reduce' })
  await logIn(page, product.demo, '/wrapped')
  await page.getByRole('heading', { name: 'Para compartir' }).waitFor()
  await page.getByRole('heading', { name: /^\d+ recetas$/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Siguiente' }).count()).toBe(0)
  await page.goto(`${product.url}/wrapped?year=2020`)
  await page.getByText('En 2020 no hay recetas').waitFor()
  expect(complaints).toEqual([])
})

test('on a narrow phone a long weekday stays in its card, and a long diagnosis is whole', async () => {
  const { page, complaints } = await openTab(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 800 },
  })
  await changeAnswers(page, '**/figures/year/*/', { weekday: { day: 3, share: 0.4 } })
  const diagnosis = 'Infección aguda de vías respiratorias superiores'
  await changeAnswers(page, '**/figures/month/*/', {
    diagnoses: [{ code: 'J06.9', name: diagnosis, uses: 5 }],
  })
  await logIn(page, product.demo, '/wrapped')
  await page.getByText('miércoles').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await isCut(page.locator('section', { hasText: 'miércoles' }))).toBe(false)
  await page.goto(`${product.url}/figures`)
  expect(await isCut(page.getByTitle(`J06.9 ${diagnosis}`))).toBe(false)
  expect(complaints).toEqual([])
})

/** Whether an element hides a part of its content, which is wider than the element. */
const isCut = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

/** Replaces fields in the answers to an API call. */
const changeAnswers = (page: Page, call: string, fields: object): Promise<unknown> =>
  page.route(call, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } })
  })

test('figures and the review of the year are in English too, with another picture to share', async () => {
  const { page, complaints } = await openTab(browser, { reducedMotion: 'reduce' })
  await openLoggedInPage(page, product.demo, product.demo.doctor, '/wrapped')
  const spanish = await page.getByRole('img', { name: /^Imagen para compartir/ }).getAttribute('src')
  await chooseEnglish(product)
  await page.goto(`${product.url}/figures`)
  await page.getByRole('region', { name: 'What you prescribed most' }).getByText('Metformina').waitFor()
  await page.goto(`${product.url}/wrapped`)
  await page.getByRole('heading', { name: 'To share' }).waitFor()
  const english = await page.getByRole('img', { name: /^Picture to share/ }).getAttribute('src')
  expect(english).toMatch(/^data:image\/png/)
  expect(english).not.toBe(spanish)
  expect(complaints).toEqual([])
})

/** Saves English as the language of the doctor's account. */
async function chooseEnglish({ url, demo }: Product): Promise<void> {
  const send = async (method: string, at: string, body: unknown, token = '') =>
    fetch(url + at, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Token ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const { key } = (await (await send('POST', '/rest-auth/login/', demo.doctor)).json()) as { key: string }
  const saved = await send('PATCH', '/api/v2/profile/update/', { ux_settings: { language: 'en' } }, key)
  expect(saved.status).toBe(200)
}

/** Swipes over the cards of the year. `by` is the distance in px, positive for a swipe to the right. */
const swipe = (page: Page, by: number): Promise<void> =>
  page.getByRole('region', { name: 'Tarjetas de su año' }).evaluate((region, way) => {
    const at = (x: number) => new Touch({ identifier: 1, target: region, clientX: x, clientY: 300 })
    const send = (type: string, x: number) =>
      region.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: [at(x)], changedTouches: [at(x)] }))
    send('touchstart', 400)
    send('touchend', 400 + way)
  }, by)
