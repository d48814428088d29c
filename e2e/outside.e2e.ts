import type { Browser, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { NewsItem } from '#contract/outside/news.ts'
import type { Weather } from '#contract/outside/weather.ts'
import { rssFeed } from '../server/testing/fakes/fake-feeds.ts'
import { startFakeProvider, withText, type FakeProvider } from '../server/testing/fakes/fake-provider.ts'
import { startFakeWeather, type FakeWeather } from '../server/testing/fakes/fake-weather.ts'
import { logIn } from './actions/doctor.ts'
import { logInToApi } from './actions/every-page.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
let weather: FakeWeather
let feed: FakeProvider
const TITLES = ['Influenza', 'Hipertensión', 'Antibióticos', 'Vacunas', 'Embarazo', 'Una sexta']

withRunningProduct((it) => ({ product, browser } = it), {
  environment: async () => {
    ;[weather, feed] = await Promise.all([startFakeWeather(), startFakeProvider()])
    const entries = TITLES.map((title, n) => ({ title, link: `https://noticias.example/${n}` }))
    feed.answer(withText(200, rssFeed(entries)))
    return {
      WEATHER: 'open-meteo',
      WEATHER_URL: weather.provider.origin,
      NEWS_FEEDS: `${feed.origin}/rss`,
      OUTBOUND_ALLOWED: `${weather.provider.host},${feed.host}`,
    }
  },
})
afterAll(() => Promise.all([weather.provider.close(), feed.close()]))

const WEATHER = '18 °C, medio nublado en Ciudad de México'
const news = (page: Page) => page.getByRole('region', { name: 'Para leer' })
const titles = (page: Page) => news(page).getByRole('link').allTextContents()

/**
 * Waits until the server has the answers of both providers (weather, news). The first call to the server only makes it send its
 * requests to the providers.
 */
async function waitForAnswers(): Promise<void> {
  const doctor = await logInToApi(product.demo, product.demo.doctor)
  await expect.poll(async () => (await doctor<Weather>('GET', '/api/v2/weather')).temperature).not.toBeNull()
  await expect
    .poll(async () => (await doctor<{ results: NewsItem[] }>('GET', '/api/v2/news')).results[0]?.title)
    .toMatch(/^Influenza/)
}

test('the home page shows weather beside the date and five news, without moving', async () => {
  await waitForAnswers()
  const { page, complaints } = await openTab(browser)
  await logIn(page, product.demo)
  await page.getByText(WEATHER).waitFor()
  await news(page).getByRole('link', { name: 'Influenza' }).waitFor()
  // The browser stores how many matters needed the doctor's attention, and reserves the height for as many at the next visit.
  await page.waitForFunction(() => localStorage['persist']?.includes('"waiting":'))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await page.getByText(WEATHER).waitFor()
  await news(page).getByRole('link', { name: 'Influenza' }).waitFor()
  expect((await titles(page)).map((title) => title.replace(/,.*/, ''))).toEqual(TITLES.slice(0, 5))
  expect(await page.evaluate('shifts.reduce((sum, one) => sum + one, 0)')).toBeLessThanOrEqual(0.02)
  expect(await axeViolations(page)).toEqual([])
  const source = page.getByRole('link', { name: 'Datos de Open-Meteo' })
  expect(await source.getAttribute('href')).toBe('https://open-meteo.com/')
  expect(await news(page).getByText('Salud de prueba').count()).toBe(5)
  expect(await page.locator('img[src^="https://noticias.example"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a phone shows the whole name of a long place, above the button', async () => {
  await waitForAnswers()
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await page.setViewportSize({ width: 375, height: 812 })
  const place = 'Dolores Hidalgo Cuna de la Independencia Nacional'
  await page.route(/\/api\/v2\/weather$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), place } })
  })
  await page.reload()
  const line = page.getByText(new RegExp(`${place}$`))
  await line.waitFor()
  const isCut = await line.evaluate(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
  )
  expect(isCut).toBe(false)
  const [text, button] = [
    await line.boundingBox(),
    await page.getByRole('main').getByRole('link', { name: 'Receta Nueva' }).boundingBox(),
  ]
  expect(text && button && text.y + text.height < button.y).toBe(true)
})

test('after a failure the weather is cleared, and the news are the five built-in ones', async () => {
  await waitForAnswers()
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await page.getByText(WEATHER).waitFor()
  await page.route(/\/api\/v2\/(?:weather|news)$/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
  await page.reload()
  await news(page).getByRole('link', { name: 'Escriba la posología con abreviaturas' }).waitFor()
  expect(await news(page).getByRole('link').count()).toBe(5)
  await page.getByText(WEATHER).waitFor({ state: 'detached' })
  expect(await page.getByText(WEATHER).count()).toBe(0)
  await news(page).getByRole('link', { name: 'Proteja su cuenta con un segundo factor' }).click()
  await page.waitForURL('**/settings/security')
})
