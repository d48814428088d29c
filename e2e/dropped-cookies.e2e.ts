import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInAs } from './actions/access.ts'
import { openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

test('a login whose cookies the browser did not keep says so in the chosen language, and works once they are kept', async () => {
  const { demo } = product
  const { page } = await openTab(browser)
  // Removes the cookies from the response, as if the browser had not stored them.
  await page.route('**/rest-auth/login/', async (route) => {
    // The server recognises a browser by fetch metadata, which the browser adds only after this interception.
    const sent = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
    const response = await route.fetch({ headers: sent })
    const { 'set-cookie': _dropped, ...headers } = response.headers()
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  await logInAs(page, demo, demo.doctor.email, demo.doctor.password)
  await page.getByRole('alert').getByText('el navegador no guardó las cookies').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('alert').getByText('the browser did not keep the cookies').waitFor()

  await page.unroute('**/rest-auth/login/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`${demo.url}/`)
  // The language cookie is left out, because the page sets it before or after the test clears the cookies.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'language')
  expect(cookies.map(({ name, secure }) => `${name} ${secure}`).toSorted()).toEqual([
    'b false',
    'dv false',
    'rt false',
  ])
})
