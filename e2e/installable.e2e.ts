import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { allBrands } from './actions/all-brands.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of the installed application, and of the head of a page as search engines and messengers read it. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Reads the manifest of a page, and the browser's reasons why the application could not be installed. */
async function manifestOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { errors, url, data } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Nothing can be installed in an incognito window, as tests use it, so this reason is left out.
  const reasons = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  return { errors, url, manifest: JSON.parse(data ?? '{}') as { name: string }, reasons }
}

test('the browser can install the application of each brand, under its name', async () => {
  for (const brand of allBrands) {
    const { page, complaints } = await openTab(browser)
    await page.goto(`${product.url}/login?brand=${brand.id}`)
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    const { errors, manifest, reasons } = await manifestOf(page)
    expect([brand.id, errors, reasons, manifest.name, complaints]).toEqual([brand.id, [], [], brand.name, []])
    await closeContext(page.context())
  }
})

test('the head that the server sends names page and brand, and the application writes the same title', async () => {
  const { page } = await openTab(browser)
  const answer = await page.goto(`${product.url}/login`)
  const sent = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1]
  await page.getByRole('button', { name: 'Entrar' }).waitFor()
  expect(sent).toBe(await page.title())
  expect(await page.locator('html').getAttribute('lang')).toBe('es-MX')
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toContain('recetas electrónicas')
  const picture = await page.request.get(String(await content('meta[property="og:image"]')))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('a page that search engines may list as the login leads a guest to the login', async () => {
  const { page, complaints } = await openTab(browser)
  const login = `${product.url}/login`
  const visited: string[] = []
  for (const address of Object.values(pageAddresses).filter((at) => !at.includes(':') && at !== '/login')) {
    const sent = await page.request.get(product.url + address)
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await sent.text())?.[1]
    if (!canonical?.endsWith('/login')) continue
    visited.push(address)
    await page.goto(product.url + address)
    await page.waitForURL(login)
    expect([address, await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      address,
      'Iniciar sesión',
    ])
  }
  expect(visited).toContain('/prescriptions/new')
  expect(visited.length).toBeGreaterThan(25)
  expect(complaints).toEqual([])
  await closeContext(page.context())
})
