import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allBrands } from './actions/all-brands.ts'
import { logIn } from './actions/doctor.ts'
import { closeContext, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

/* Tests of two widgets of the home page: the doctor's review of the product, and the digital tokens. */

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Opens the home page in a brand, and scrolls to its end, where the tested widgets are. */
async function home(isWanted: (brand: (typeof allBrands)[number]) => boolean): Promise<Page> {
  const brand = allBrands.find(isWanted)
  if (!brand) throw new Error('no brand has this widget')
  const { page } = await openTab(browser)
  // The browser remembers the chosen brand once this response has arrived.
  const chosen = page.waitForResponse((answer) => answer.url().includes('/api/v2/brand/'))
  await page.goto(`${product.url}/login?brand=${brand.id}`)
  await chosen
  await logIn(page, product.demo)
  return page
}

const review = (page: Page) => page.getByRole('region', { name: 'Su opinión' })
const tokens = (page: Page) => page.getByRole('region', { name: 'Recetas con huella digital' })

test('a doctor reviews the product with the keyboard, finds the review again, and changes it', async () => {
  const page = await home(({ widgets }) => widgets.userReview)
  const widget = review(page)
  await widget.getByRole('button', { name: 'Enviar opinión' }).click()
  await widget.getByText('Elija del 1 al 5.').waitFor()
  await widget.getByRole('radio', { name: '5 de 5, muy bien' }).focus()
  await page.keyboard.press('ArrowLeft')
  await widget.getByRole('textbox', { name: '¿Qué cambiaría?' }).fill('Letra más grande')
  await widget.getByRole('button', { name: 'Enviar opinión' }).click()
  await widget.getByText('4 de 5').waitFor()
  await page.reload()
  await widget.getByText('Letra más grande').waitFor()
  await widget.getByRole('button', { name: 'Cambiar mi opinión' }).click()
  await widget.getByRole('radio', { name: '3 de 5' }).check({ force: true })
  await widget.getByRole('button', { name: 'Guardar cambios' }).click()
  await widget.getByText('3 de 5').waitFor()
})

test('the digital tokens are counted for the doctor, and are N/A where they can’t be read', async () => {
  const page = await home(({ widgets }) => widgets.nfts)
  await tokens(page).getByText('en los últimos 30 días').waitFor()
  expect(await tokens(page).locator('dd').allInnerTexts()).toEqual([
    expect.stringMatching(/^[\d,]+$/),
    expect.stringMatching(/^[\d,]+$/),
  ])
  await page.route('**/api/v2/dashboard/', (route) => route.fulfill({ json: { tokens: null } }))
  await page.reload()
  await expect.poll(() => tokens(page).getByText('N/A').count()).toBe(2)
})

test('the widgets are shown only where the brand has them', async () => {
  for (const brand of allBrands) {
    const page = await home(({ id }) => id === brand.id)
    await page.getByRole('region', { name: 'Últimas recetas' }).waitFor()
    const message = brand.id
    await expect.poll(() => review(page).count(), { message }).toBe(brand.widgets.userReview ? 1 : 0)
    await expect.poll(() => tokens(page).count(), { message }).toBe(brand.widgets.nfts ? 1 : 0)
    await closeContext(page.context())
  }
})
