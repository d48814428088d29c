import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { waitForWorker } from './actions/device.ts'
import { startRedeployableProduct } from './actions/deployment.ts'
import { logIn } from './actions/doctor.ts'
import { watchRequests } from './actions/go-to.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

const KEY = 'cuenta-1'

let collector: Server
let received: Record<string, unknown>[]
let product: Product
let browser: Browser

/** Starts the collector of page views and errors. @returns the environment variables that give the product its address */
async function startCollector(): Promise<Record<string, string>> {
  received = []
  collector = createServer((request, answer) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString()
    })
    request.on('end', () => {
      received.push({ path: request.url, cookie: request.headers.cookie, ...JSON.parse(text) })
      answer.end()
    })
  })
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve)
  })
  const address = collector.address()
  const at = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    ANALYTICS_URL: `${at}/pages`,
    ANALYTICS_KEY: KEY,
    ERROR_REPORTS_URL: `${at}/errors`,
    ERROR_REPORTS_KEY: KEY,
  }
}

withRunningProduct((it) => ({ product, browser } = it), { environment: startCollector })
afterAll(() => {
  collector?.closeAllConnections()
  collector?.close()
})

const withWorker = async (url = product.url) => {
  const tab = await openTab(browser, { serviceWorkers: 'allow' })
  await logIn(tab.page, { ...product.demo, url })
  await waitForWorker(tab.page)
  return tab
}

/** Addresses of all entries in the browser's caches. */
const keptIn = (page: Page): Promise<URL[]> =>
  page
    .evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => url)
    })
    .then((kept) => kept.map((url) => new URL(url)))

/** Addresses of the cached pages. A page has its revision in the query, while other files have it in their names. */
const pagesIn = async (page: Page): Promise<string[]> =>
  (await keptIn(page))
    .filter(({ pathname }) => pathname.endsWith('.html'))
    .map(({ pathname, search }) => pathname + search)
    .toSorted()

describe('the service worker', () => {
  test('keeps menu and page without a network, and says so once, until the network is back', async () => {
    const { page } = await withWorker()
    await page.context().setOffline(true)
    await page.goto(`${product.url}/prescriptions`)
    await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
    await page.getByRole('heading', { name: 'Historial', level: 1 }).waitFor()
    await page.getByText(/^Sin conexión\./).waitFor()
    expect(await page.getByText(/[Ss]in conexión/).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))).not.toBe(
      '',
    )
    await page.context().setOffline(false)
    await page.locator('[data-history-row]').first().waitFor()
    await expect.poll(() => page.getByText(/[Ss]in conexión/).count()).toBe(0)
    await closeContext(page.context())
  })

  test('caches files of the shell, and no response with personal data', async () => {
    const { page, complaints } = await withWorker()
    await page.goto(`${product.url}/prescriptions`)
    await page.getByRole('heading', { name: 'Historial' }).waitFor()
    const kept = (await keptIn(page)).map(({ pathname }) => pathname)
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(kept).toEqual(expect.arrayContaining(named))
    expect(kept.filter((file) => !/^\/(?:assets\/[\w./-]+|index\.html)$/.test(file))).toEqual([])
    expect(complaints).toEqual([])
    await closeContext(page.context())
  })

  test('announces a new version, which is activated when the doctor agrees', async () => {
    const { url, deploy } = await startRedeployableProduct(product.url)
    const { page } = await withWorker(url)
    const before = await pagesIn(page)
    deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.getByText('Hay una versión nueva.').waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Recargar' }).click()
    await reloaded
    await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
    // Only the page of the new version is cached, because that of the previous version was deleted.
    await expect.poll(() => pagesIn(page)).toHaveLength(1)
    expect(await pagesIn(page)).not.toEqual(before)
    await closeContext(page.context())
  })
})

test('a page whose code is missing is reloaded once, not endlessly', async () => {
  const { page } = await openTab(browser)
  await logIn(page, product.demo)
  await page.route(/\/OptionsPage\.js$/, (route) => route.abort())
  // Reloads are counted by requests: a page that is reloaded before it has loaded all of its files has no load event.
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const rest = watchRequests(page)
  await page.goto(`${product.url}/settings/options`)
  await page.getByText('500').waitFor()
  await rest()
  expect(loads).toBe(2)
})

describe('embed=true', () => {
  test('hides the bars and stays through links, navigations, redirects and Back', async () => {
    const { page, complaints } = await openTab(browser)
    await page.goto(`${product.url}/?embed=true`)
    // The parameter `embed=true` survives two redirects: from the page for doctors, and to the login.
    await page.waitForURL(`${product.url}/login?embed=true`)
    await page.getByLabel('Correo electrónico').fill(product.demo.doctor.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(product.demo.doctor.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(`${product.url}/?embed=true`)
    await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    const link = page.getByRole('link', { name: 'Receta Nueva' })
    expect(await link.getAttribute('href')).toBe('/prescriptions/new?embed=true')
    await link.click()
    await page.waitForURL(`${product.url}/prescriptions/new?embed=true`)
    await page.goBack()
    await page.waitForURL(`${product.url}/?embed=true`)
    await page.goto(`${product.url}/prescriptions?embed=true`)
    await page.getByRole('textbox', { name: 'Buscar en el historial' }).fill('lucia')
    await page.waitForURL(/search=lucia/)
    expect(new URL(page.url()).searchParams.get('embed')).toBe('true')
    expect(complaints).toEqual([])
    await closeContext(page.context())
  })

  test('works on a phone too, and embed=false ends it', async () => {
    const { page } = await openTab(browser, { viewport: { width: 375, height: 780 } })
    await page.goto(`${product.url}/login?embed=true`)
    await page.getByLabel('Correo electrónico').fill(product.demo.doctor.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(product.demo.doctor.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Abrir el menú' }).count()).toBe(0)
    await page.goto(`${product.url}/?embed=false`)
    await page.getByRole('button', { name: 'Abrir el menú' }).waitFor()
    await closeContext(page.context())
  })
})

describe('dark mode', () => {
  test('follows the system until the doctor fixes it, and follows it again after the logout', async () => {
    const { page } = await openTab(browser, { colorScheme: 'light' })
    const mode = () => page.evaluate(() => document.documentElement.dataset['mode'])
    await logIn(page, product.demo)
    expect(await mode()).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(mode).toBe('dark')
    const saved = page.waitForResponse('**/api/v2/profile/update/')
    await page.getByRole('button', { name: 'Modo claro' }).click()
    await expect.poll(mode).toBe('light')
    // The call that saves the colour mode must end before the reload, which could abort the call.
    expect((await saved).status()).toBe(200)
    expect((await saved).request().postDataJSON()).toEqual({ ux_settings: { darkMode: false } })
    await page.reload()
    await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
    await expect.poll(mode).toBe('light')
    await page.goto(`${product.url}/logout`)
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await expect.poll(mode).toBe('dark')
    await closeContext(page.context())
  })
})

describe('analytics and error reports', () => {
  test('report pages by their route template, and errors without their messages', async () => {
    const { page, complaints } = await openTab(browser)
    received.length = 0
    await logIn(page, product.demo)
    await expect.poll(() => received.map(({ route }) => route)).toContain('/')
    await page.goto(`${product.url}/prescriptions`)
    await page.locator('[data-history-row]').first().waitFor()
    await page.goto(`${product.url}/prescriptions?search=Lucia`)
    await page.goto(`${product.url}/v/${'a'.repeat(64)}`)
    await expect.poll(() => received.map(({ route }) => route)).toContain('/v/:signature')
    expect(received.filter(({ event }) => event === 'page')).toEqual(
      received
        .filter(({ event }) => event === 'page')
        .map(({ route }) => ({
          path: '/pages',
          cookie: undefined,
          key: KEY,
          event: 'page',
          route,
          brand: expect.any(String),
          language: 'es',
        })),
    )
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('Lucía Mendoza Ejemplo')
      })
    })
    await expect.poll(() => received.filter(({ event }) => event === 'error')).toHaveLength(1)
    expect(received.find(({ event }) => event === 'error')).toMatchObject({
      path: '/errors',
      key: KEY,
      name: 'RangeError',
      route: '/v/:signature',
    })
    expect(JSON.stringify(received)).not.toMatch(/Luc[ií]a|aaaaa|@|Elena/)
    await expect.poll(() => complaints).toEqual(['Lucía Mendoza Ejemplo'])
    await closeContext(page.context())
  })
})
