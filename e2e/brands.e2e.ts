import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Brand } from '#brands/brand.ts'
import { startPrescription } from './actions/doctor.ts'
import { allBrands } from './actions/all-brands.ts'
import { axeViolations } from './axe.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test.each(allBrands)(
  'brand $id takes a doctor from the login to the composer, light and dark',
  async ({ id }) => {
    const { demo } = product
    const { page, complaints } = await openTab(browser, { colorScheme: 'light', bypassCSP: true })
    const fonts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname),
    )
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/v2/brand/'))
    await page.goto(`${demo.url}/login?brand=${id}`)
    const brand = Brand.parse(await (await answered).json())
    expect(brand.id).toBe(id)
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    const isShown = (mode: 'light' | 'dark', title: string) =>
      expect
        .poll(() => shown(page))
        .toEqual({
          mode,
          title: `${title} | ${brand.name}`,
          accent: brand.theme[mode]?.accent,
          control: `${brand.radius.control}px`,
        })
    await isShown('light', 'Iniciar sesión')
    // Exactly one copy of the brand's tagline is visible: in the brand's panel on screens of 900 px and more, and above the form
    // on narrower screens and in a brand without a panel.
    const taglines = () =>
      page
        .getByText(brand.tagline.es)
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className))
    const { access } = brand.composition
    await expect.poll(taglines).toEqual([access === 'strip' ? expect.stringContaining('access-tagline') : ''])
    await page.setViewportSize({ width: 899, height: 900 })
    await expect.poll(taglines).toEqual([expect.stringContaining('access-tagline')])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await isShown('dark', 'Iniciar sesión')
    expect(await axeViolations(page)).toEqual([])

    await page.getByLabel('Correo electrónico').fill(demo.doctor.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(demo.doctor.password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('heading', { name: /Dra\. Elena/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    // The next page, whose address does not name the brand, has the same brand. The browser remembers the brand, so that the
    // first render does not wait for an answer.
    const own = [...brand.font.files, ...(brand.font.headings?.files ?? [])].map(
      ({ file }) => `/brand/${id}/${file}`,
    )
    const earlier = fonts.length
    await page.goto(`${demo.url}/prescriptions`)
    await page.getByRole('heading', { name: 'Historial' }).waitFor()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const ofProduct = fonts.slice(earlier).filter((file) => file.startsWith('/assets/'))
    expect(own.length > 0 ? ofProduct : []).toEqual([])
    await startPrescription(page)
    await page.getByRole('combobox', { name: 'Paciente' }).waitFor()
    await isShown('dark', 'Receta Nueva')
    await page.emulateMedia({ colorScheme: 'light' })
    await isShown('light', 'Receta Nueva')
    expect(await axeViolations(page)).toEqual([])

    await expect.poll(() => own.filter((file) => !fonts.includes(file))).toEqual([])
    expect(fonts.filter((file) => file.startsWith('/brand/') && !own.includes(file))).toEqual([])
    expect(complaints).toEqual([])
  },
)

/** Colour mode, title and styles that a page has in its brand. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { style, dataset } = document.documentElement
    return {
      mode: dataset['mode'],
      title: document.title,
      accent: style.getPropertyValue('--accent'),
      control: style.getPropertyValue('--radius'),
    }
  })

test('a brand with a login elsewhere sends guests there from the login, and keeps the public pages', async () => {
  const { page } = await openTab(browser)
  const elsewhere = `${product.url}/healthz`
  await page.route('**/api/v2/brand/', async (route) => {
    const answer = await route.fetch()
    const brand = Brand.parse(await answer.json())
    await route.fulfill({ response: answer, json: { ...brand, redirect: elsewhere } })
  })
  await page.goto(`${product.url}/v`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(`${product.url}/v`)
  for (const path of ['/login', '/register']) {
    await page.goto(product.url + path)
    await page.waitForURL(elsewhere)
  }
})

test('the name of the brand stands in place of a mark or wordmark that cannot be loaded', async () => {
  const { page } = await openTab(browser, { viewport: { width: 375, height: 800 } })
  await page.route(/\.svg(?:\?|$)/, (route) => route.abort())
  await page.goto(`${product.demo.url}/v`)
  const name = page.getByRole('banner').getByText('Recetario', { exact: true })
  await name.waitFor()
  // The page has no img element for the mark or wordmark that could not be loaded.
  await expect.poll(() => page.locator('img').count()).toBe(0)
  const { height, width } = (await name.boundingBox())!
  expect(Math.round(height)).toBe(32)
  expect(width).toBeGreaterThan(60)
})
